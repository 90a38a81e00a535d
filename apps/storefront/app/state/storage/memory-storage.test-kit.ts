import { createValueStorage, type ValueStorage } from './browser-storage.ts';

/** Storage of one browser or tab in memory. */
export function createArea(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  };
}

/** Local storage of one browser, session storage of one tab. */
export function createMemoryStorage(localArea = createArea()): ValueStorage {
  const sessionArea = createArea();
  return createValueStorage((area) => (area === 'local' ? localArea : sessionArea));
}
