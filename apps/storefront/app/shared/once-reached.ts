import { fetchMissingStyles } from './part/fetch-missing-styles.ts';

/** What could not be fetched because the network had gone is fetched when it is back; any other failure stays one. */
export async function onceReached<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    fetchMissingStyles();
    return onceReached(load);
  }
}
