import { createConnectivity } from './create-connectivity.ts';

/** Shared by the offline banner and pending requests. */
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
