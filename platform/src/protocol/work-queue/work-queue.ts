export class QueueFullError extends Error {
  constructor() {
    super('Too much work is waiting to be done.');
  }
}

export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Runs at most `concurrency` tasks at a time; the bounded queue keeps a crawler from filling the memory. */
export function createWorkQueue(limits: {
  readonly concurrency: number;
  readonly maxQueued: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.concurrency) {
      if (waiting.length >= limits.maxQueued) throw new QueueFullError();
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
