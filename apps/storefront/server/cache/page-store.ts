import { EVERYTHING } from '../shared-state/index.ts';
import type { CachedPage } from './cached-page.ts';

interface StoredPage {
  readonly page: CachedPage;
  readonly renderedAtInMs: number;
  /** Invalidated: served only when nothing newer can be rendered. */
  isInvalidated: boolean;
}

interface Place {
  readonly stored: StoredPage;
  wasAskedFor: boolean;
}

export type PageStore = ReturnType<typeof createPageStore>;

/**
 * Stores pages up to a limit of bytes and evicts by second chance (CLOCK): unlike LRU, it needs no write to the map
 * per request.
 */
export function createPageStore(maxBytes: number) {
  const pages = new Map<string, Place>();
  let sizeInBytes = 0;

  const remove = (target: string): void => {
    const place = pages.get(target);
    if (place === undefined) return;
    pages.delete(target);
    sizeInBytes -= place.stored.page.sizeInBytes;
  };

  return {
    get: (target: string): StoredPage | undefined => {
      const place = pages.get(target);
      if (place === undefined) return undefined;
      place.wasAskedFor = true;
      return place.stored;
    },
    set: (target: string, stored: StoredPage): void => {
      remove(target);
      if (stored.page.sizeInBytes > maxBytes) return;
      pages.set(target, { stored, wasAskedFor: false });
      sizeInBytes += stored.page.sizeInBytes;
      // A page given a second chance comes up again in the same pass.
      for (const [oldest, place] of pages) {
        if (sizeInBytes <= maxBytes) break;
        if (!place.wasAskedFor && oldest !== target) {
          remove(oldest);
          continue;
        }
        place.wasAskedFor = false;
        pages.delete(oldest);
        pages.set(oldest, place);
      }
    },
    delete: remove,
    invalidate: (tags: readonly string[]): void => {
      const purged = new Set(tags);
      for (const { stored } of pages.values()) {
        const isPurged = purged.has(EVERYTHING) || stored.page.tags.some((tag) => purged.has(tag));
        if (isPurged) stored.isInvalidated = true;
      }
    },
    sizeInBytes: () => sizeInBytes,
  };
}
