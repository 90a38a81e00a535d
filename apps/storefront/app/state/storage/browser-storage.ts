import type { StoredValue } from './stored-values.ts';

type StoredPlace = Pick<StoredValue<never>, 'area' | 'key'>;

/**
 * Reading and writing never throw: in private mode, with a full quota or with storage switched off the
 * shop works on, it only remembers less.
 */
export function readStored<T>({ area, key, codec }: StoredValue<T>): T | null {
  try {
    const text = storageOf(area).getItem(key);
    return text === null ? null : codec.parse(text);
  } catch {
    return null;
  }
}

/** Answers whether the value was kept. */
export function writeStored<T>({ area, key, codec }: StoredValue<T>, value: T): boolean {
  try {
    storageOf(area).setItem(key, codec.format(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored({ area, key }: StoredPlace): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}

/** Calls back when another tab changed the value; answers how to stop. */
export function onStoredElsewhere({ key }: StoredPlace, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key: the other tab cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function storageOf(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
