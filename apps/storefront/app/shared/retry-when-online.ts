import { untilShopIsThere } from './shop-is-there.ts';

/** `fetch` may fail shortly before or after the browser's offline event. */
const GRACE_IN_MS = 1_000;

/**
 * Retries once the network is back, and the shop where it is being restarted; a second failure while both are there is
 * thrown.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>, isRepeated = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) {
      if (isRepeated) throw error;
      await new Promise((resolve) => setTimeout(resolve, GRACE_IN_MS));
    }
    const isHere = navigator.onLine;
    if (!(await untilShopIsThere())) throw error;
    fetchMissingStyles();
    return retryWhenOnline(load, isHere);
  }
}

/** Retries failed style sheets; browsers never do. Failed scripts are retried by `lazyWithRetry`. */
export function fetchMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
