/** Waits while the browser knows of no network; until the signal, at most. */
export function untilOnline(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => resolve();
    if (navigator.onLine || signal?.aborted) return goOn();
    window.addEventListener('online', goOn, { once: true });
    signal?.addEventListener('abort', goOn, { once: true });
  });
}
