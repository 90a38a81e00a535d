import { createConnectivity } from './create-connectivity.ts';

/** The browser's connection to the shop: one, for the line that tells of it and for what waits. */
export const connectivity = createConnectivity({
  events: window,
  startsOffline: !navigator.onLine,
  ask: () =>
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  pause: (delayInMs) => new Promise((resolve) => setTimeout(resolve, delayInMs)),
});
