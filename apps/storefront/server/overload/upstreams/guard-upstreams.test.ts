import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { guardUpstreams } from './guard-upstreams.ts';
import { upstreamNames } from './upstream-names.ts';

const RULES = { mostFailures: 2, firstOpenInMs: 1_000, longestOpenInMs: 4_000 };
const config = readConfig({});
const NL = config.shops.nl.endpoint;
const DE = config.shops.de.endpoint;

function open(answer: (address: string) => Promise<Response>) {
  let time = 0;
  const asked: string[] = [];
  const logged: LogEntry[] = [];
  const service = { answer };
  const ask = guardUpstreams({
    fetch: (input) => {
      asked.push(String(input));
      return service.answer(String(input));
    },
    nameOf: upstreamNames(config),
    log: (entry) => logged.push(entry),
    now: () => time,
    rules: RULES,
    mostBytes: 10,
  });
  const outcome = (address: string) =>
    ask(address).then(
      async (response) => `${response.status} ${await response.text()}`,
      (error: Error) => error.name,
    );
  return {
    asked,
    logged,
    outcome,
    service,
    passTime: (byInMs: number) => {
      time += byInMs;
    },
  };
}

const refused = () => Promise.reject(new TypeError('fetch failed'));
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
const well = async () => new Response('ok');

describe('a service that fails again and again', () => {
  it.each([
    ['refuses', refused, 'TypeError'],
    ['hangs', late, 'TimeoutError'],
  ])('and %s is left alone, and callers are told the same at once', async (_, answer, name) => {
    const { asked, outcome } = open(answer);
    for (let time = 0; time < 5; time += 1) expect(await outcome(NL)).toBe(name);
    expect(asked).toHaveLength(2);
  });

  it('takes no other service with it, not even of the same shop', async () => {
    const { asked, outcome } = open((address) => (address === NL ? refused() : well()));
    for (let time = 0; time < 3; time += 1) await outcome(NL);
    expect(await outcome(DE)).toBe('200 ok');
    expect(await outcome(config.shops.nl.adminEndpoint)).toBe('200 ok');
    expect(await outcome('https://other.example/a')).toBe('200 ok');
    expect(asked).toHaveLength(5);
  });

  it('is asked again after a moment, and once it answers by everybody, without a restart', async () => {
    const { asked, logged, outcome, passTime, service } = open(refused);
    for (let time = 0; time < 3; time += 1) await outcome(NL);
    service.answer = well;
    passTime(999);
    expect(await outcome(NL)).toBe('TypeError');
    passTime(1);
    expect(await outcome(NL)).toBe('200 ok');
    expect(await outcome(NL)).toBe('200 ok');
    expect(asked).toHaveLength(4);
    expect(logged).toEqual([
      { level: 'error', event: 'upstream.open', service: 'storefront nl' },
      { level: 'info', event: 'upstream.closed', service: 'storefront nl' },
    ]);
  });
});

it.each([
  [500, 2],
  [503, 2],
  [429, 4],
  [404, 4],
])('answers of %i count as failures, or do not: asked %i times of 4', async (status, times) => {
  const { asked, outcome } = open(async () => new Response(null, { status }));
  for (let time = 0; time < 4; time += 1) await outcome(NL);
  expect(asked).toHaveLength(times);
});

it('an answer that breaks off, hangs or has no end is a failure', async () => {
  const breaking = new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) });
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(6)) });
  const bodies = [breaking, endless];
  const { asked, outcome } = open(async () => new Response(bodies.shift() ?? 'ok'));
  for (let time = 0; time < 3; time += 1) expect(await outcome(NL)).toBe('TypeError');
  expect(asked).toHaveLength(2);
});
