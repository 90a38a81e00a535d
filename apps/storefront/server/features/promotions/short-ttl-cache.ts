interface Entry<Value> {
  readonly answer: Promise<Value>;
  readonly askedAtInMs: number;
}

export interface BriefCacheOptions {
  readonly freshInMs: number;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly mostEntries?: number;
}

export interface ShortTtlCache<Value> {
  readonly get: (
    key: string,
    load: () => Promise<Value>,
    isWorthKeeping: (value: Value) => boolean,
  ) => Promise<Value>;
}

/** Answers of a moment ago, and never older ones: for what may end at any time, as discounts do. */
export function createShortTtlCache<Value>({
  freshInMs,
  now,
  mostEntries = 500,
}: BriefCacheOptions): ShortTtlCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  return {
    async get(key, load, isWorthKeeping) {
      const known = entries.get(key);
      if (known !== undefined && now() - known.askedAtInMs < freshInMs) return known.answer;
      const entry = { answer: load(), askedAtInMs: now() };
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      try {
        const value = await entry.answer;
        if (!isWorthKeeping(value)) forget();
        return value;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
