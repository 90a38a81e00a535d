export class QueueFullError extends Error {
  constructor() {
    super('Too much work is waiting to be done.');
  }
}

export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** At most so many at a time, and only so many waiting: a crawler cannot fill the memory. */
export function createWorkQueue(limits: {
  readonly atATime: number;
  readonly waiting: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atATime) {
      if (waiting.length >= limits.waiting) throw new QueueFullError();
      // The one that finishes hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return { run };
}
