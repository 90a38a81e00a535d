import { createConnection } from './create-connection.ts';

/** The browser's connection to the shop: one, for the line that tells of it and for what waits. */
export const connection = createConnection({
  events: window,
  startsOffline: !navigator.onLine,
  ask: () =>
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  pause: (delayInMs) => new Promise((resolve) => setTimeout(resolve, delayInMs)),
});
