import { describe, expect, it } from 'vitest';
import { type BreakerEvent, withCircuitBreaker } from './with-circuit-breaker.ts';

const RULES = { maxFailures: 2, firstOpenInMs: 1_000, maxOpenInMs: 4_000 };
const NL = 'https://nl.example/api/graphql.json';
const NL_ADMIN = 'https://nl.example/admin/graphql.json';
const DE = 'https://de.example/api/graphql.json';
const NAMES = new Map([
  [NL, 'storefront nl'],
  [NL_ADMIN, 'admin nl'],
  [DE, 'storefront de'],
]);

function open(respond: (url: string) => Promise<Response>) {
  let time = 0;
  const requests: string[] = [];
  const logged: BreakerEvent[] = [];
  const service = { respond };
  const request = withCircuitBreaker({
    fetch: (input) => {
      requests.push(String(input));
      return service.respond(String(input));
    },
    nameOf: (url) => NAMES.get(url) ?? 'other',
    log: (entry) => logged.push(entry),
    now: () => time,
    rules: RULES,
    maxBytes: 10,
  });
  const outcome = (url: string) =>
    request(url).then(
      async (response) => `${response.status} ${await response.text()}`,
      (error: Error) => error.name,
    );
  return {
    requests,
    logged,
    outcome,
    service,
    passTime: (byInMs: number) => {
      time += byInMs;
    },
  };
}

const refuse = () => Promise.reject(new TypeError('fetch failed'));
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
const well = async () => new Response('ok');

describe('a service that fails repeatedly', () => {
  it.each([
    ['refuses', refuse, 'TypeError'],
    ['hangs', late, 'TimeoutError'],
  ])(
    'and %s is not called any more, and callers get the same error at once',
    async (_, respond, name) => {
      const { requests, outcome } = open(respond);
      for (let time = 0; time < 5; time += 1) expect(await outcome(NL)).toBe(name);
      expect(requests).toHaveLength(2);
    },
  );

  it('affects no other service, not even of the same shop', async () => {
    const { requests, outcome } = open((url) => (url === NL ? refuse() : well()));
    for (let time = 0; time < 3; time += 1) await outcome(NL);
    expect(await outcome(DE)).toBe('200 ok');
    expect(await outcome(NL_ADMIN)).toBe('200 ok');
    expect(await outcome('https://other.example/a')).toBe('200 ok');
    expect(requests).toHaveLength(5);
  });

  it('is probed after the first open time, and called by everybody once it responds', async () => {
    const { requests, logged, outcome, passTime, service } = open(refuse);
    for (let time = 0; time < 3; time += 1) await outcome(NL);
    service.respond = well;
    passTime(999);
    expect(await outcome(NL)).toBe('TypeError');
    passTime(1);
    expect(await outcome(NL)).toBe('200 ok');
    expect(await outcome(NL)).toBe('200 ok');
    expect(requests).toHaveLength(4);
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
])(
  'responses of %i count as failures, or do not: %i of 4 calls are made',
  async (status, times) => {
    const { requests, outcome } = open(async () => new Response(null, { status }));
    for (let time = 0; time < 4; time += 1) await outcome(NL);
    expect(requests).toHaveLength(times);
  },
);

it('a response that breaks off, hangs or has no end is a failure', async () => {
  const breaking = new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) });
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(6)) });
  const bodies = [breaking, endless];
  const { requests, outcome } = open(async () => new Response(bodies.shift() ?? 'ok'));
  for (let time = 0; time < 3; time += 1) expect(await outcome(NL)).toBe('TypeError');
  expect(requests).toHaveLength(2);
});
