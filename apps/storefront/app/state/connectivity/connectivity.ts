import { isShopThere } from '../../shared/shop-is-there.ts';
import { createConnectivity } from './create-connectivity.ts';

/** Shared by the offline banner and pending requests. */
export const connectivity = createConnectivity({
  events: window,
  startsOffline: !navigator.onLine,
  ask: isShopThere,
  pause: (delayInMs) => new Promise((resolve) => setTimeout(resolve, delayInMs)),
});
