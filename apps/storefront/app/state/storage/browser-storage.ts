import type { StoredValue } from './stored-values.ts';

type StoredPlace = Pick<StoredValue<never>, 'area' | 'key'>;

export interface ValueStorage {
  readonly readStored: <T>(value: StoredValue<T>) => T | null;
  /** Returns whether the value was stored; what was not is known until the page is left. */
  readonly writeStored: <T>(value: StoredValue<T>, content: T) => boolean;
  readonly removeStored: (place: StoredPlace) => void;
}

/** Never throws: storage may be off, full or private. */
export function createValueStorage(
  storageOf: (area: StoredPlace['area']) => Storage,
): ValueStorage {
  const unstored = new Map<string, string>();
  return {
    readStored({ area, key, codec }) {
      try {
        const text = unstored.get(`${area} ${key}`) ?? storageOf(area).getItem(key);
        return text === null ? null : codec.parse(text);
      } catch {
        return null;
      }
    },
    writeStored({ area, key, codec }, content) {
      const text = codec.format(content);
      try {
        storageOf(area).setItem(key, text);
        unstored.delete(`${area} ${key}`);
        return true;
      } catch {
        unstored.set(`${area} ${key}`, text);
        return false;
      }
    },
    removeStored({ area, key }) {
      unstored.delete(`${area} ${key}`);
      try {
        storageOf(area).removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}

export const browserStorage = createValueStorage((area) =>
  area === 'local' ? window.localStorage : window.sessionStorage,
);
export const { readStored, writeStored, removeStored } = browserStorage;

/**
 * Subscribes to changes by other tabs and to restores from the back/forward cache, which miss events. Returns how
 * to stop.
 */
export function onStorageChange(places: readonly StoredPlace[], changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // Null key: everything was cleared.
    if (event.key === null || places.some(({ key }) => key === event.key)) changed();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && changed();
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onShown);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onShown);
  };
}
