export interface Limits {
  /** How much is under way at once. */
  readonly concurrency: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** Whoever has waited longer has most likely gone, and is not worth the work any more. */
  readonly longestWaitInMs: number;
}

type Admitted<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** Turned away before anything was done. */
  | { readonly kind: 'shed' };

export interface Limiter {
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Admitted<Value>>;
}

interface Waiting {
  readonly sinceInMs: number;
  readonly decide: (mayGo: boolean) => void;
}

const SHED = { kind: 'shed' } as const;

/** Lets so much happen at once, has a few wait in turn, and turns the others away at once. */
export function createLimiter(
  { concurrency: atOnce, waiting: mostWaiting, longestWaitInMs }: Limits,
  now: () => number,
): Limiter {
  const queue: Waiting[] = [];
  let inFlight = 0;

  /** The place of one that has ended goes to the first who still waits in earnest. */
  const leave = (): void => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isInTime = now() - next.sinceInMs <= longestWaitInMs;
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
    return new Promise((decide) => queue.push({ sinceInMs: now(), decide }));
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

/** One limiter for each name: what hangs in one market takes no place in another. */
export function createLimiters(limits: Limits, now: () => number): (name: string) => Limiter {
  const limiters = new Map<string, Limiter>();
  return (name) => {
    const known = limiters.get(name) ?? createLimiter(limits, now);
    limiters.set(name, known);
    return known;
  };
}
