import { ALWAYS_ADMITTED } from '@lokke/storefront/server/overload/can-admit.ts';
import { MAX_WAIT_IN_MS } from '@lokke/storefront/server/overload/request-queue.ts';
import { expect, it } from 'vitest';
import { runOneWorker, type Work } from './one-worker.ts';

const KEPT: Work = { requestClass: 'kept', firstInMs: 0.5, waitInMs: 0, restInMs: 0.5 };
const PAGE: Work = { requestClass: 'page', firstInMs: 5, waitInMs: 0, restInMs: 5 };
const CALL: Work = { requestClass: 'call', firstInMs: 2, waitInMs: 100, restInMs: 2 };

function run(streams: readonly (readonly [Work, number])[], durationInMs = 20_000) {
  const { ended, worker } = runOneWorker(
    streams.map(([work, perSecond]) => ({ work, perSecond })),
    { durationInMs, shedInMs: 0.1 },
  );
  const of = (work: Work, outcome: string) =>
    ended.filter((one) => one.work === work && one.outcome === outcome);
  return { ended, of, worker };
}

it('answers a lone request in the time that it takes', () => {
  expect(run([[KEPT, 1]], 500).ended.map(({ tookInMs }) => tookInMs)).toEqual([1]);
  expect(run([[CALL, 1]], 500).ended.map(({ tookInMs }) => tookInMs)).toEqual([104]);
});

it('sheds nothing below its capacity, and what is too much above it', () => {
  const below = run([[PAGE, 90]]);
  expect(below.of(PAGE, 'shed')).toEqual([]);
  expect(below.of(PAGE, 'served')).toHaveLength(below.ended.length);
  const above = run([[PAGE, 200]]);
  const perSecond = above.of(PAGE, 'served').length / 20;
  expect(perSecond).toBeGreaterThan(90);
  expect(perSecond).toBeLessThanOrEqual(102);
});

it('loses no request, and lets none wait much longer than the queue allows', () => {
  const streams = [
    [KEPT, 500],
    [PAGE, 100],
    [CALL, 300],
  ] as const;
  const { ended, worker } = run(streams);
  expect(ended).toHaveLength(20 * 900);
  for (const { work, outcome, tookInMs } of ended) {
    // The last ones in line are never shed.
    if (outcome === 'shed') expect(tookInMs).toBeGreaterThan(MAX_WAIT_IN_MS[work.requestClass]);
  }
  expect(worker.maxInFlight()).toBeGreaterThan(ALWAYS_ADMITTED.call);
});

it('puts buyers first', () => {
  const { of } = run([
    [PAGE, 150],
    [CALL, 150],
  ]);
  expect(of(CALL, 'shed')).toEqual([]);
  expect(of(PAGE, 'shed').length).toBeGreaterThan(0);
});
