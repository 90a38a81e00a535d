export interface RepeatedWork {
  /** Does what is due now; resolves to how much was done. */
  readonly run: () => Promise<number>;
  /** Does what falls due from now on, until stopped. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 500;

/** Work that other processes add to the store. One run at a time, so that nothing is done twice. */
export function repeatWork(name: string, work: () => Promise<number>): RepeatedWork {
  let underWay: Promise<number> | null = null;
  let timer: NodeJS.Timeout | null = null;
  const run = (): Promise<number> => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return {
    run,
    start: () => {
      timer ??= setInterval(() => {
        run().catch((error: unknown) => console.error(`${name}:`, error));
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await underWay?.catch(() => 0);
    },
  };
}
