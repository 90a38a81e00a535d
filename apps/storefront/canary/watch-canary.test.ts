import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it, test } from 'vitest';
import { listening } from '../testing/listening.ts';
import { prometheusAt } from './ask-prometheus.ts';
import { findCanary, watchCanary } from './watch-canary.ts';

type Sums = Readonly<Record<string, number>>;
const asked: string[] = [];
/** Answers by a part of the query; the first that fits counts. */
let answers: readonly (readonly [part: string, sums: Sums])[] = [];

const server = createServer(async (request, response) => {
  const query = new URLSearchParams(await text(request)).get('query') ?? '';
  asked.push(query);
  const sums = answers.find(([part]) => query.includes(part))?.[1] ?? {};
  const result = Object.entries(sums).map(([build, sum]) => ({
    metric: { build },
    value: [1, String(sum)],
  }));
  response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
});
const ask = prometheusAt((await listening(server)).url);
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const pages: readonly [string, Sums] = ['kept_pages', { old: 3_000, new: 1_000 }];
const watch = async (minutes: number) => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  let passed = 0;
  const wait = async (milliseconds: number) => {
    passed += milliseconds;
  };
  const step = await watchCanary({
    ask,
    canary: 'new',
    minutes,
    everyInSeconds: 30,
    print,
    wait,
    now: () => passed,
  });
  return { step, lines };
};

it('findCanary takes the build of the fewest servers', async () => {
  answers = [['count by', { old: 2, new: 1 }]];
  expect(await findCanary(ask)).toBe('new');
});

test.each<readonly [Sums, string]>([
  [{}, 'none'],
  [{ old: 3 }, 'old on 3'],
  [{ old: 1, new: 1 }, 'old on 1, new on 1'],
  [{ old: 3, new: 1, newer: 1 }, 'old on 3, new on 1, newer on 1'],
])('findCanary refuses %j', async (sums, named) => {
  answers = [['count by', sums]];
  await expect(findCanary(ask)).rejects.toThrow(`running now: ${named}.`);
});

it('watchCanary goes back at the first look where pages fail', async () => {
  answers = [['lokke_request_failures_total{kind="page"}', { old: 3, new: 50 }], pages];
  const { step, lines } = await watch(60);
  expect(step).toBe('back');
  expect(lines).toContain('  pages that fail: 50 of 1000 against 3 of 3000, worse');
  for (const query of asked) expect(query).not.toContain('$');
});

it('watchCanary goes on when its time is over', async () => {
  answers = [pages];
  const { step, lines } = await watch(2);
  expect(step).toBe('on');
  expect(lines.filter((line) => line.startsWith('after'))).toEqual([
    ...[30, 60, 90].map((seconds) => `after ${seconds} s: wait`),
    'after 120 s: on',
  ]);
  expect(asked.at(-1)).toContain('[120s]');
});

it('watchCanary goes back where checkouts fall, and leaves pages of unknown builds out', async () => {
  answers = [
    ['checkouts_opened', { old: 600, new: 60, other: 999 }],
    ['metric="ttfb"}', { old: 6_000, new: 2_000, other: 1 }],
  ];
  const { step, lines } = await watch(60);
  expect(step).toBe('back');
  expect(lines).toContain('  checkouts opened by visits: 60 of 2000 against 600 of 6000, worse');
});

it('prometheusAt names the query that was refused', async () => {
  const refusing = createServer((_, response) => void response.writeHead(400).end());
  const refused = prometheusAt((await listening(refusing)).url)('sum(');
  await expect(refused).rejects.toThrow('answered 400 to sum(');
  refusing.close();
});

it('prometheusAt names what does not answer', async () => {
  const gone = createServer();
  const { url } = await listening(gone);
  await new Promise((done) => gone.close(done));
  await expect(prometheusAt(url)('up')).rejects.toThrow(`${url} does not answer to up: connect `);
});

it.each([
  ['goes on after a look that fails', 1, 'on'],
  ['goes back when no look succeeds until its time is over', Number.POSITIVE_INFINITY, 'back'],
])('watchCanary %s', async (_, failingLooks, expected) => {
  answers = [pages];
  let looks = 0;
  const lines: string[] = [];
  let passed = 0;
  const step = await watchCanary({
    ask: (query) => (looks <= failingLooks ? Promise.reject(new Error('gone')) : ask(query)),
    canary: 'new',
    minutes: 2,
    everyInSeconds: 30,
    print: (line) => void lines.push(line),
    now: () => passed,
    async wait(milliseconds) {
      looks += 1;
      passed += milliseconds;
    },
  });
  expect(step).toBe(expected);
  expect(lines.slice(0, 2)).toEqual(['  could not look: gone', 'after 30 s: wait']);
});
