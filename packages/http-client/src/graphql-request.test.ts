import { describe, expect, it } from 'vitest';
import { requestGraphql } from './graphql-request.ts';

const ENDPOINT = 'https://shop.example/api/graphql.json';
type Answer = () => Response | Error;

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** Asks a service that answers so in turn, and always with its last answer after that. */
async function ask(answers: readonly Answer[], kind: 'query' | 'mutation' = 'query') {
  const requests: Request[] = [];
  const waits: number[] = [];
  const result = await requestGraphql(
    {
      endpoint: ENDPOINT,
      timeoutInMs: 5_000,
      random: () => 0.5,
      wait: async (delayInMs) => {
        waits.push(delayInMs);
      },
      fetch: async (input, init) => {
        const answer = (answers[requests.length] ?? answers.at(-1))?.();
        requests.push(new Request(input, init));
        if (answer === undefined || answer instanceof Error) throw answer;
        return answer;
      },
    },
    { kind, text: () => '{ a }', variables: { b: 1 }, headers: { 'x-token': 't' } },
  );
  return { result, requests, waits };
}

const well = () => json({ data: { a: 1 } });
const DONE = { ok: true, value: { a: 1 } };
const error = (code: string, cost?: object) => ({
  data: { a: null },
  errors: [{ message: 'No', path: ['a'], extensions: { code } }],
  extensions: { cost },
});
const throttle = () => json(error('THROTTLED'));
const refusal = () => new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });

it('posts the document and its variables as JSON, and returns the data', async () => {
  const { result, requests } = await ask([well]);
  expect(result).toEqual(DONE);
  expect(requests[0]?.url).toBe(ENDPOINT);
  expect(requests[0]?.headers.get('x-token')).toBe('t');
  expect(await requests[0]?.json()).toEqual({ query: '{ a }', variables: { b: 1 } });
});

const late = () => new DOMException('aborted', 'TimeoutError');
const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };
const unreadable = (message: string) => ({ kind: 'unreadable', message });
const graphql = (message: string, code: string | null = null, ...path: readonly string[]) => ({
  kind: 'graphql',
  errors: [{ message, code, path }],
});

it.each<[string, Answer, object]>([
  ['errors beside empty data', () => json(error('DENIED')), graphql('No', 'DENIED', 'a')],
  ['errors that are a text', () => json({ errors: 'We are closed' }), graphql('We are closed')],
  [
    'a refusal whose errors are an object',
    () => json({ errors: { query: 'Required' } }, 400),
    { kind: 'http', status: 400, message: '{"query":"Required"}' },
  ],
  ['a wrong token', () => json(UNAUTHORIZED, 401), { kind: 'http', status: 401, message: '' }],
  ['a page instead of JSON', () => new Response('<html>'), unreadable('The response is not JSON')],
  ['no data at all', () => json({}), unreadable('No data')],
  ['a connection that fails', refusal, { kind: 'network', message: 'ECONNREFUSED' }],
  ['throttling', throttle, { kind: 'throttled', retryAfterInMs: null }],
  ['no answer in time', late, { kind: 'timeout', timeoutInMs: 5_000 }],
])('names the layer that failed: %s', async (_, answer, failure) => {
  expect((await ask([answer])).result).toEqual({ ok: false, failure });
});

describe('what the service turned away undone', () => {
  it.each([
    ['throttling inside a 200', throttle],
    ['429', () => json({}, 429)],
    ['430', () => json({}, 430)],
    ['503', () => json({}, 503)],
  ])('is asked again after %s, to read and to write', async (_, answer) => {
    for (const kind of ['query', 'mutation'] as const) {
      const passing = await ask([answer, answer, well], kind);
      expect([passing.result, passing.waits]).toEqual([DONE, [100, 400]]);
    }
  });

  it.each([
    ['1', [1_100]],
    ['3', []],
  ])('is asked again after %s s, as it says, unless they are many', async (seconds, waits) => {
    const busy = () => json({}, 429, { 'retry-after': seconds });
    expect((await ask([busy, well])).waits).toEqual(waits);
  });

  it('is asked again when its bucket holds what the question costs', async () => {
    const throttleStatus = { currentlyAvailable: 2, restoreRate: 50 };
    const empty = () => json(error('THROTTLED', { requestedQueryCost: 52, throttleStatus }));
    const asked = await ask([empty, well]);
    expect([asked.result, asked.waits]).toEqual([DONE, [1_100]]);
  });
});

it.each<[string, Answer]>([
  ['500', () => json({}, 500)],
  ['a broken connection', refusal],
])('%s is tried again where it was only read, not where it may be written', async (_, answer) => {
  expect((await ask([answer, answer, well])).waits).toEqual([100, 400]);
  expect((await ask([answer], 'mutation')).requests).toHaveLength(1);
});
