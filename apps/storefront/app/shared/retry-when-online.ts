/** `fetch` may fail shortly before or after the browser's offline event. */
const GRACE_IN_MS = 1_000;

/** Retries once the network is back; a second failure is thrown. */
export async function retryWhenOnline<T>(load: () => Promise<T>, isRepeated = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) {
      if (isRepeated) throw error;
      await new Promise((resolve) => setTimeout(resolve, GRACE_IN_MS));
    }
    const isHere = navigator.onLine;
    await untilOnline();
    fetchMissingStyles();
    return retryWhenOnline(load, isHere);
  }
}

/** Waits while the browser knows of no network; until the signal, at most. */
export function untilOnline(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => resolve();
    if (navigator.onLine || signal?.aborted) return goOn();
    window.addEventListener('online', goOn, { once: true });
    signal?.addEventListener('abort', goOn, { once: true });
  });
}

/** Retries failed style sheets; browsers never do. Failed scripts are retried by `lazyWithRetry`. */
export function fetchMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
