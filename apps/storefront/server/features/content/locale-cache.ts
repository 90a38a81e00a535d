import type { ContentResult } from '@lokke/contentful';
import type { Loaded } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { type CachePolicy, cacheTags, createRevalidatingCache } from '../../cache/index.ts';
import type { Log, LogEntry } from '../../telemetry/index.ts';

export interface LocaleCacheOptions {
  readonly freshInMs: number;
  readonly log: Log;
  /** Markets that are sold in, whose content it is. */
  readonly markets?: readonly Market[] | undefined;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

/** Delay after a failure, so that a hanging service delays one page only. */
export const PAUSE_AFTER_FAILURE_IN_MS = 10_000;

export interface LocaleCache<Value> {
  /** Null until something was loaded. */
  readonly get: (locale: string, cachePolicy?: CachePolicy) => Promise<Value | null>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

/** Logs what concerns a language once for each market that reads it, whoever's page it was found for. */
export function logForMarkets(
  { log, markets = [] }: Pick<LocaleCacheOptions, 'log' | 'markets'>,
  locale: string,
  entry: LogEntry,
): void {
  const readers = markets.filter(({ languageTag }) => languageTag === locale);
  for (const market of readers.length > 0 ? readers.map((one) => one.locale) : ['none']) {
    log({ ...entry, market, locale });
  }
}

/** Caches content per locale with stale-while-revalidate. */
export function createLocaleCache<Value>(
  load: (locale: string) => Promise<ContentResult<Value>>,
  { freshInMs, now = () => performance.now(), ...options }: LocaleCacheOptions,
): LocaleCache<Value> {
  const cache = createRevalidatingCache({
    freshInMs,
    now,
    pauseAfterFailureInMs: PAUSE_AFTER_FAILURE_IN_MS,
  });
  const loadLogged = async (locale: string): Promise<Loaded<Value>> => {
    const result = await load(locale);
    if (result.ok) return { kind: 'found', value: result.value };
    logForMarkets(options, locale, {
      level: 'error',
      event: 'content.failed',
      failure: result.failure,
    });
    return { kind: 'failed' };
  };
  return {
    async get(locale, cachePolicy) {
      const tags = [cacheTags.content(locale)];
      const loaded = await cache.get(locale, () => loadLogged(locale), { ...cachePolicy, tags });
      return loaded.kind === 'found' ? loaded.value : null;
    },
    invalidate: cache.invalidate,
  };
}
