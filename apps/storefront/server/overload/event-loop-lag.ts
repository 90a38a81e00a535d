import { performance } from 'node:perf_hooks';

export type EventLoopLag = ReturnType<typeof watchEventLoopLag>;

interface LoopWatchOptions {
  readonly now: () => number;
  /** Calls back on every turn of the event loop; returns how to stop. */
  readonly every?: (intervalInMs: number, tick: () => void) => () => void;
  /** Number of turns so far. */
  readonly turns?: () => number;
}

const INTERVAL_IN_MS = 50;
/** Lag is held for some turns: one quick turn between two slow ones means nothing. */
const KEPT_OF_LAST = 0.7;

export function watchEventLoopLag({
  now,
  every = byTimer,
  turns = () => performance.nodeTiming.uvMetricsInfo.loopCount,
}: LoopWatchOptions) {
  let lagInMs = 0;
  let round = 0;
  let expectedAtInMs = now() + INTERVAL_IN_MS;
  const stop = every(INTERVAL_IN_MS, () => {
    round += 1;
    const late = Math.max(0, now() - expectedAtInMs);
    lagInMs = Math.max(late, lagInMs * KEPT_OF_LAST);
    expectedAtInMs = now() + INTERVAL_IN_MS;
  });

  let turn = turns();
  let turnBeganAtInMs = now();
  return {
    /** Returns the recent lag of the event loop: the time that a request waits before it is seen. */
    lagInMs: () => lagInMs,
    /** Counts the samples so far. */
    round: () => round,
    /** Tells whether the current turn has lasted no longer than this, or twice that at most. */
    isWithinTurn: (ageInMs: number): boolean => {
      const nowInMs = now();
      if (nowInMs - turnBeganAtInMs <= ageInMs) return true;
      // Sampled, since reading the clock costs more than the rest.
      const current = turns();
      if (current === turn) return false;
      turn = current;
      turnBeganAtInMs = nowInMs;
      return true;
    },
    stop,
  };
}

function byTimer(intervalInMs: number, tick: () => void): () => void {
  const timer = setInterval(tick, intervalInMs);
  timer.unref();
  return () => clearInterval(timer);
}
