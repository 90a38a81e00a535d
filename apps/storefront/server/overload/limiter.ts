export interface Limits {
  /** Maximum in flight. */
  readonly concurrency: number;
  /** Maximum queue length. */
  readonly waiting: number;
  /** Queue timeout, after which the client has most likely gone. */
  readonly maxWaitInMs: number;
}

type Admitted<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** Rejected before any work was done. */
  | { readonly kind: 'shed' };

export interface Limiter {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Admitted<Value>>;
}

interface Waiting {
  readonly sinceInMs: number;
  readonly decide: (mayGo: boolean) => void;
}

const SHED = { kind: 'shed' } as const;

/** Runs a limited number of tasks at once, queues a few and rejects the rest. */
export function createLimiter(
  { concurrency: atOnce, waiting: mostWaiting, maxWaitInMs }: Limits,
  now: () => number,
): Limiter {
  const queue: Waiting[] = [];
  let inFlight = 0;

  /** Passes a free slot to the first task that has not timed out. */
  const leave = (): void => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isInTime = now() - next.sinceInMs <= maxWaitInMs;
      next.decide(isInTime);
      if (isInTime) return;
    }
    inFlight -= 1;
  };

  const enter = (): boolean | Promise<boolean> => {
    if (inFlight < atOnce) {
      inFlight += 1;
      return true;
    }
    if (queue.length >= mostWaiting) return false;
    return new Promise((resolve) => {
      // A shop that hangs ends nothing under way, and nobody would be told.
      const limit = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(false);
      }, maxWaitInMs);
      const decide = (mayGo: boolean): void => {
        clearTimeout(limit);
        resolve(mayGo);
      };
      const waiting: Waiting = { sinceInMs: now(), decide };
      queue.push(waiting);
    });
  };

  return {
    run: async (work) => {
      const entered = enter();
      if (entered !== true && !(await entered)) return SHED;
      try {
        return { kind: 'done', value: await work() };
      } finally {
        leave();
      }
    },
  };
}

/** Keeps one limiter per name, so that a slow market takes no slots from another. */
export function createLimiters(limits: Limits, now: () => number): (name: string) => Limiter {
  const limiters = new Map<string, Limiter>();
  return (name) => {
    const known = limiters.get(name) ?? createLimiter(limits, now);
    limiters.set(name, known);
    return known;
  };
}
