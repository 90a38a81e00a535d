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

function storageOf(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
