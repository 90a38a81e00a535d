import type { Loaded } from '../../app/shared/catalogue-source.ts';

interface Entry {
  readonly loaded: Loaded<unknown>;
  readonly loadedAtInMs: number;
}

export interface RefreshingCacheOptions {
  readonly freshInMs: number;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly mostEntries?: number;
}

export interface RefreshingCache {
  readonly get: <Value>(key: string, load: () => Promise<Loaded<Value>>) => Promise<Loaded<Value>>;
}

/**
 * Answers at once with what it has and brings the new one behind the page's back.
 * A failure is never kept, and never replaces what was there: an old page beats none.
 * One load per key at a time; the oldest entries go first, since handles come from addresses.
 */
export function createRefreshingCache({
  freshInMs,
  now,
  mostEntries = 2_000,
}: RefreshingCacheOptions): RefreshingCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Loaded<unknown>>>();

  const keep = (key: string, loaded: Loaded<unknown>): void => {
    if (loaded.kind === 'failed') return;
    entries.delete(key);
    entries.set(key, { loaded, loadedAtInMs: now() });
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
  };

  const refresh = (key: string, load: () => Promise<Loaded<unknown>>): Promise<Loaded<unknown>> => {
    const current = underWay.get(key);
    if (current !== undefined) return current;
    const next = load()
      .catch((): Loaded<unknown> => ({ kind: 'failed' }))
      .then((loaded) => {
        underWay.delete(key);
        keep(key, loaded);
        return loaded;
      });
    underWay.set(key, next);
    return next;
  };

  return {
    get: async <Value>(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> => {
      const entry = entries.get(key);
      if (entry !== undefined && now() - entry.loadedAtInMs >= freshInMs) void refresh(key, load);
      // A key is always loaded by the same function, so it holds the same kind of value.
      return (entry?.loaded ?? (await refresh(key, load))) as Loaded<Value>;
    },
  };
}
