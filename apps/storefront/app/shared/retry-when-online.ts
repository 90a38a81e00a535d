import { fetchMissingStyles } from './chunk/fetch-missing-styles.ts';

/** A request may know that the network has gone, or fail for its absence, a moment apart from the browser. */
const MOMENT_IN_MS = 1_000;

/** What could not be fetched because the network had gone is fetched when it is back; what fails twice with one is a failure. */
export async function retryWhenOnline<T>(load: () => Promise<T>, isRepeated = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) {
      if (isRepeated) throw error;
      await new Promise((resolve) => setTimeout(resolve, MOMENT_IN_MS));
    }
    const isHere = navigator.onLine;
    if (!isHere) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    fetchMissingStyles();
    return retryWhenOnline(load, isHere);
  }
}
