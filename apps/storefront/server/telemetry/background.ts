import { type Log, stackOf } from './log.ts';

/** Tracks work that outlives its request. */
export interface Background {
  readonly begin: (work: Promise<void>) => void;
  /** Resolves when no work is pending. */
  readonly whenIdle: () => Promise<void>;
}

export function createBackground(log: Log): Background {
  const inFlight = new Set<Promise<void>>();
  return {
    begin: (work) => {
      const guarded = work
        .catch((error: unknown) =>
          log({ level: 'error', event: 'background.failed', reason: stackOf(error) }),
        )
        .finally(() => inFlight.delete(guarded));
      inFlight.add(guarded);
    },
    whenIdle: async () => {
      await Promise.all(inFlight);
    },
  };
}
