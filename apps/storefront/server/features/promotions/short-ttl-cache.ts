import { keepNewest } from '../../shared-state/in-process/index.ts';

interface Entry<Value> {
  readonly loading: Promise<Value>;
  readonly loadedAtInMs: number;
}

export interface BriefCacheOptions {
  readonly freshInMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxEntries?: number;
}

export interface ShortTtlCache<Value> {
  readonly get: (
    key: string,
    load: () => Promise<Value>,
    isWorthKeeping: (value: Value) => boolean,
  ) => Promise<Value>;
}

/** Caches briefly and never serves stale values, for data that may end at any time, such as discounts. */
export function createShortTtlCache<Value>({
  freshInMs,
  now,
  maxEntries = 500,
}: BriefCacheOptions): ShortTtlCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  return {
    async get(key, load, isWorthKeeping) {
      const known = entries.get(key);
      if (known !== undefined && now() - known.loadedAtInMs < freshInMs) return known.loading;
      const entry = { loading: load(), loadedAtInMs: now() };
      keepNewest(entries, maxEntries, key, entry);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      try {
        const value = await entry.loading;
        if (!isWorthKeeping(value)) forget();
        return value;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
