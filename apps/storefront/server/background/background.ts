import type { Log } from '../log/index.ts';

/** Work that a visitor does not wait for. */
export interface Background {
  readonly begin: (work: Promise<void>) => void;
  /** When all that was begun has come to its end. */
  readonly settled: () => Promise<void>;
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>();
  return {
    begin: (work) => {
      const guarded = work
        .catch((error: unknown) => {
          const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
          log({ level: 'error', event: 'background.failed', reason });
        })
        .finally(() => underWay.delete(guarded));
      underWay.add(guarded);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
