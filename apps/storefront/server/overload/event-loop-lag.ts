import { performance } from 'node:perf_hooks';

export interface EventLoopLag {
  /** By how much the last rounds of the event loop were late: how long any request waits before anybody looks at it. */
  readonly lagInMs: () => number;
  /** How often it has been looked at so far. */
  readonly round: () => number;
  /** Whether this turn of the event loop lasts no longer than that already, or twice that at most. */
  readonly isWithinTurn: (ageInMs: number) => boolean;
  readonly stop: () => void;
}

export interface LoopWatchOptions {
  readonly now: () => number;
  /** Calls back again and again, as well as the event loop can; answers how to end that. */
  readonly every?: (intervalInMs: number, tick: () => void) => () => void;
  /** How often the event loop has turned. */
  readonly turns?: () => number;
}

const INTERVAL_IN_MS = 50;
/** What was late stays late for some rounds: one quick round between two slow ones says nothing. */
const KEPT_OF_LAST = 0.7;

export function watchEventLoopLag({
  now,
  every = byTimer,
  turns = () => performance.nodeTiming.uvMetricsInfo.loopCount,
}: LoopWatchOptions): EventLoopLag {
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
  const isWithinTurn = (ageInMs: number): boolean => {
    const nowInMs = now();
    if (nowInMs - turnBeganAtInMs <= ageInMs) return true;
    // To ask which turn it is takes longer than all the rest of this, so it is asked seldom.
    const current = turns();
    if (current === turn) return false;
    turn = current;
    turnBeganAtInMs = nowInMs;
    return true;
  };
  return { lagInMs: () => lagInMs, round: () => round, isWithinTurn, stop };
}

function byTimer(intervalInMs: number, tick: () => void): () => void {
  const timer = setInterval(tick, intervalInMs);
  timer.unref();
  return () => clearInterval(timer);
}
