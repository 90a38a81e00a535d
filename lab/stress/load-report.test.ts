import { expect, it } from 'vitest';
import { problemsOf, rowOf } from './load-report.ts';
import type { RequestResult } from './send.ts';

const one = (change: Partial<RequestResult> = {}): RequestResult => ({
  kind: 'browse',
  outcome: 'accepted',
  tookInMs: 10,
  sentLateInMs: 1,
  detail: '200',
  ...change,
});
const phaseOf = (...results: readonly RequestResult[]) => ({ results, durationInMs: 2_000 });
const cpuTime = { usedInSeconds: 1.6, passedInSeconds: 2 };
const shed = one({ outcome: 'shed', detail: '503', tookInMs: 400 });

it('a row shows the planned load, its outcomes and times', () => {
  const phase = phaseOf(one(), one({ kind: 'cart', tookInMs: 30 }), one({ tookInMs: 90 }), {
    ...shed,
    kind: 'account',
  });
  expect(rowOf('twice', phase, { recoveredInMs: 1_234, cpuTime })).toEqual([
    'twice',
    '2',
    '2',
    '1',
    '50 %',
    '0',
    '30',
    '90',
    '400',
    '1.2',
    '80 %',
    '1',
  ]);
});

it('what is within its limits is no problem', () => {
  const phase = phaseOf(one({ tookInMs: 5_000 }), shed);
  expect(problemsOf('twice', phase, { recoveredInMs: 10_000 })).toEqual([]);
});

it.each([
  [[one({ tookInMs: 5_001 })], 0, 'twice: p99 is 5001 ms'],
  [[one()], 10_100, 'twice: recovered after 10.1 s'],
  [
    [one({ outcome: 'error', detail: '408' }), one({ outcome: 'error', detail: '408' }), one()],
    0,
    'twice: 2 × browse 408',
  ],
])('%# beyond them is reported', (sent, recoveredInMs, problem) => {
  expect(problemsOf('twice', phaseOf(...sent), { recoveredInMs })).toEqual([problem]);
});
