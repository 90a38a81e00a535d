import { createEventQueue } from './event-queue.ts';
import { createWorker, type Job, type Worker } from './worker.ts';

export type Work = Omit<Job, 'end'>;

export interface Ended {
  readonly work: Work;
  readonly outcome: 'served' | 'shed';
  readonly tookInMs: number;
}

export interface Stream {
  readonly work: Work;
  readonly perSecond: number;
}

/** Sends steady streams to one process for some time, then waits as long again for what is under way. */
export function runOneWorker(
  streams: readonly Stream[],
  { durationInMs, shedInMs }: { readonly durationInMs: number; readonly shedInMs: number },
): { readonly ended: readonly Ended[]; readonly worker: Worker } {
  const events = createEventQueue<() => void>();
  let now = 0;
  const worker = createWorker({ shedInMs, at: events.add }, () => now);
  const ended: Ended[] = [];
  for (const { work, perSecond } of streams) {
    for (let atInMs = 1; atInMs < durationInMs; atInMs += 1_000 / perSecond) {
      const end: Job['end'] = (outcome, endedAtInMs) =>
        ended.push({ work, outcome, tookInMs: endedAtInMs - atInMs });
      events.add(atInMs, () => worker.arrive({ ...work, end }));
    }
  }
  for (let next = events.take(); next !== null && next.atInMs < 2 * durationInMs; ) {
    now = next.atInMs;
    next.event();
    next = events.take();
  }
  return { ended, worker };
}
