interface ConnectionOptions {
  readonly events: EventTarget;
  /** Asks the shop: an offline browser may still reach a local one. */
  readonly ask: () => Promise<boolean>;
  /** Initial state; events report changes only. */
  readonly startsOffline: boolean;
  readonly pause: (delayInMs: number) => Promise<void>;
}

const ASK_AGAIN_IN_MS = 4_000;

/** Watches reachability from the first `offline` event on. */
export function createConnectivity({ events, ask, startsOffline, pause }: ConnectionOptions) {
  let isLost = false;
  let search: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (lost: boolean) => {
    if (lost === isLost) return;
    isLost = lost;
    for (const listener of listeners) listener();
  };

  const searchOn = async () => {
    while (!(await ask())) {
      set(true);
      await Promise.race([pause(ASK_AGAIN_IN_MS), next(events, 'online')]);
    }
    search = null;
    set(false);
  };

  const begin = () => {
    search ??= searchOn();
  };
  if (startsOffline) begin();
  events.addEventListener('offline', begin);

  return {
    pause,
    isLost: () => isLost,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves at once while online, else after reconnecting. */
    whenReachable: () => search ?? Promise.resolve(),
  };
}

function next(events: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => {
    events.addEventListener(name, () => resolve(), { once: true });
  });
}
