import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { watchFindings } from './watch.ts';

const of = { market: 'nl', check: 'storefront' } as const;
const ok = { ...of, level: 'ok', sentence: 'The shop answers.' } as const;
const problem = { ...of, level: 'problem', sentence: 'The shop is frozen.' } as const;
const shared = { ...ok, market: null, sentence: 'The clock is right.' } as const;

async function watch(first: readonly Finding[], ...looks: readonly (readonly Finding[])[]) {
  const printed: string[] = [];
  const stop = new AbortController();
  const left = [...looks];
  const last = await watchFindings(first, {
    examine: async () => left.shift() ?? [],
    print: (text) => printed.push(text),
    now: () => new Date('2026-11-20T12:00:00Z'),
    wait: async () => {
      if (left.length === 0) stop.abort();
    },
    signal: stop.signal,
  });
  return { printed, last };
}

it('prints nothing while nothing changes, and ends when it is told to', async () => {
  const { printed, last } = await watch([ok, shared], [shared, ok], [ok, shared]);
  expect(printed).toEqual([]);
  expect(last).toEqual([ok, shared]);
});

it('prints what a service lost and what it got back, with the time', async () => {
  const { printed } = await watch([ok, shared], [problem, shared], [problem, shared], [ok, shared]);
  expect(printed).toEqual([
    '2026-11-20T12:00:00.000Z\n- nl          ok       The shop answers.\n+ nl          PROBLEM  The shop is frozen.\n',
    '2026-11-20T12:00:00.000Z\n- nl          PROBLEM  The shop is frozen.\n+ nl          ok       The shop answers.\n',
  ]);
});
