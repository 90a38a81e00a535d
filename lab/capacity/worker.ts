import { maxCallInMs } from '@lokke/storefront/server/overload/admission-control.ts';
import { canAdmit, type RequestClass } from '@lokke/storefront/server/overload/can-admit.ts';
import { LIMIT_RANGE, nextLimit } from '@lokke/storefront/server/overload/concurrency-limit.ts';
import { watchEventLoopLag } from '@lokke/storefront/server/overload/event-loop-lag.ts';
import { createRequestQueue } from '@lokke/storefront/server/overload/request-queue.ts';

export interface Job {
  readonly requestClass: RequestClass;
  /** CPU time before and after `waitInMs` for another service. */
  readonly firstInMs: number;
  readonly waitInMs: number;
  readonly restInMs: number;
  readonly end: (outcome: 'served' | 'shed', atInMs: number) => void;
}

export interface WorkerOptions {
  readonly shedInMs: number;
  /** Wakes the worker at a moment with what it waited for: an answer, or the end of its turn. */
  readonly at: (atInMs: number, then: () => void) => void;
}

export interface Worker {
  readonly arrive: (job: Job) => void;
  /** Work that no visitor waits for, such as a revalidation. */
  readonly work: (cpuInMs: number) => void;
  readonly busyInMs: () => number;
  readonly maxInFlight: () => number;
}

const MAX_TURN_IN_MS = maxCallInMs(0);

/**
 * One process: an event loop of turns, with the queue, the limit and the lag of the server itself. Each turn handles
 * what is ready at its start, one after the other, then calls in who waits, for 15 ms or half as long as the turn took.
 */
export function createWorker({ shedInMs, at }: WorkerOptions, now: () => number): Worker {
  const queue = createRequestQueue<Job>();
  const inside = { pages: 0, calls: 0 };
  let ready: (() => void)[] = [];
  let clock = 0;
  let isRunning = false;
  let turn = 0;
  let busyInMs = 0;
  let most = 0;
  let limit = LIMIT_RANGE.atFirst;
  let maxSinceSample = 0;
  const loop = watchEventLoopLag({
    now: () => clock,
    every: (intervalInMs, tick) => {
      const sample = () => {
        tick();
        at(clock + intervalInMs, () => hear(sample));
      };
      at(intervalInMs, () => hear(sample));
      return () => undefined;
    },
    turns: () => turn,
  });
  let round = loop.round();

  const spend = (inMs: number) => {
    clock += inMs;
    busyInMs += inMs;
  };
  const hasRoom = (requestClass: RequestClass): boolean => {
    if (round !== loop.round()) {
      round = loop.round();
      limit = nextLimit(limit, { lagInMs: loop.lagInMs(), maxInFlight: maxSinceSample });
      maxSinceSample = inside.pages + inside.calls;
    }
    return canAdmit(requestClass, inside, limit);
  };
  const letIn = (job: Job): void => {
    spend(job.firstInMs);
    if (job.requestClass === 'kept') {
      spend(job.restInMs);
      job.end('served', clock);
      return;
    }
    const kind = job.requestClass === 'call' ? 'calls' : 'pages';
    inside[kind] += 1;
    maxSinceSample = Math.max(maxSinceSample, inside.pages + inside.calls);
    most = Math.max(most, inside.pages + inside.calls);
    const leave = () => {
      spend(job.restInMs);
      inside[kind] -= 1;
      job.end('served', clock);
    };
    if (job.waitInMs === 0) leave();
    else at(clock + job.waitInMs, () => hear(leave));
  };
  const callIn = (calledAtInMs: number): void => {
    const beganAtInMs = clock;
    const longestInMs = maxCallInMs(beganAtInMs - calledAtInMs);
    for (let late = queue.takeLate(beganAtInMs); late; late = queue.takeLate(beganAtInMs)) {
      spend(shedInMs);
      late.visitor.end('shed', clock);
    }
    while (clock - beganAtInMs <= longestInMs) {
      const next = queue.takeNext(hasRoom);
      if (next === null) return;
      letIn(next.visitor);
    }
  };
  const runTurn = (): void => {
    turn += 1;
    isRunning = true;
    clock = Math.max(clock, now());
    loop.isWithinTurn(0);
    const calledAtInMs = clock;
    const handled = ready;
    ready = [];
    for (const handle of handled) handle();
    if (!queue.isEmpty()) callIn(calledAtInMs);
    at(clock, () => {
      isRunning = false;
      // Who waits for a free slot is looked at when one is left or at the next sample.
      if (ready.length > 0 || (!queue.isEmpty() && clock > calledAtInMs)) runTurn();
    });
  };
  const hear = (handle: () => void): void => {
    ready.push(handle);
    if (!isRunning) runTurn();
  };

  return {
    arrive: (job) =>
      hear(() => {
        const { requestClass } = job;
        const isInTime = loop.isWithinTurn(MAX_TURN_IN_MS);
        if (isInTime && queue.waiting(requestClass) === 0 && hasRoom(requestClass)) letIn(job);
        else queue.add(requestClass, job, clock);
      }),
    work: (cpuInMs) => hear(() => spend(cpuInMs)),
    busyInMs: () => busyInMs,
    maxInFlight: () => most,
  };
}
