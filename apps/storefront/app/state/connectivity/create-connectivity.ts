export interface Connectivity {
  readonly isLost: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** At once while the shop can be reached; otherwise when it can be again. */
  readonly whenReachable: () => Promise<void>;
}

interface ConnectionOptions {
  /** Tells of `online` and `offline`. */
  readonly events: EventTarget;
  /** Whether the shop answers. A browser that calls itself offline may be on the shop's own machine. */
  readonly ask: () => Promise<boolean>;
  /** What the browser says at the start: it tells of changes alone. */
  readonly startsOffline: boolean;
  readonly pause: (delayInMs: number) => Promise<void>;
}

const ASK_AGAIN_IN_MS = 4_000;

/** Watches whether the shop can be reached, from when the browser says that the network has gone. */
export function createConnectivity({
  events,
  ask,
  startsOffline,
  pause,
}: ConnectionOptions): Connectivity {
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
    isLost: () => isLost,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenReachable: () => search ?? Promise.resolve(),
  };
}

function next(events: EventTarget, name: string): Promise<void> {
  return new Promise((resolve) => {
    events.addEventListener(name, () => resolve(), { once: true });
  });
}
