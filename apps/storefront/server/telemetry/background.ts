import { type Log, stackOf } from './log.ts';

/** Tracks work that outlives its request. */
export function createBackground(log: Log) {
  const inFlight = new Set<Promise<void>>();
  return {
    begin: (work: Promise<void>): void => {
      const guarded = work
        .catch((error: unknown) =>
          log({ level: 'error', event: 'background.failed', reason: stackOf(error) }),
        )
        .finally(() => inFlight.delete(guarded));
      inFlight.add(guarded);
    },
    /** Resolves when no work is pending. */
    whenIdle: async () => {
      await Promise.all(inFlight);
    },
  };
}
