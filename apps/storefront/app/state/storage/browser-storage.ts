import type { StoredValue } from './stored-values.ts';

type StoredPlace = Pick<StoredValue<never>, 'area' | 'key'>;

export interface ValueStorage {
  readonly readStored: <T>(value: StoredValue<T>) => T | null;
  /** Answers whether the value was kept. */
  readonly writeStored: <T>(value: StoredValue<T>, content: T) => boolean;
  readonly removeStored: (place: StoredPlace) => void;
}

/**
 * Reading and writing never throw: in private mode, with a full quota or with storage switched off the
 * shop works on, it only remembers less.
 */
export function createValueStorage(
  storageOf: (area: StoredPlace['area']) => Storage,
): ValueStorage {
  return {
    readStored({ area, key, codec }) {
      try {
        const text = storageOf(area).getItem(key);
        return text === null ? null : codec.parse(text);
      } catch {
        return null;
      }
    },
    writeStored({ area, key, codec }, content) {
      try {
        storageOf(area).setItem(key, codec.format(content));
        return true;
      } catch {
        return false;
      }
    },
    removeStored({ area, key }) {
      try {
        storageOf(area).removeItem(key);
      } catch {
        // Nothing was kept, so there is nothing to remove.
      }
    },
  };
}

export const browserStorage = createValueStorage((area) =>
  area === 'local' ? window.localStorage : window.sessionStorage,
);
export const { readStored, writeStored, removeStored } = browserStorage;

/**
 * Calls back when another tab changed one of the values, and when the page comes back as it was left: a page that rests
 * is told of nothing. Answers how to stop.
 */
export function onStorageChange(places: readonly StoredPlace[], changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key: the other tab cleared everything.
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
