import type { ContentResult } from '@lokke/contentful';
import { type CachePolicy, cacheTags, isPurged } from '../../cache/index.ts';
import type { Log } from '../../telemetry/index.ts';

export interface LocaleCacheOptions {
  readonly freshInMs: number;
  readonly log: Log;
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

interface Entry<Value> {
  readonly value: Value;
  readonly freshUntilInMs: number;
  /** Number of invalidations when the load started. */
  readonly changes: number;
}

/** Caches content per locale with stale-while-revalidate. */
export function createLocaleCache<Value>(
  load: (locale: string) => Promise<ContentResult<Value>>,
  { freshInMs, log, now = () => performance.now() }: LocaleCacheOptions,
): LocaleCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const nextAtInMs = new Map<string, number>();
  const inFlight = new Map<string, Promise<void>>();
  const changes = new Map<string, number>();
  const changesOf = (locale: string) => changes.get(locale) ?? 0;

  async function refresh(locale: string): Promise<void> {
    const changesBefore = changesOf(locale);
    const result = await load(locale);
    // Invalidated while loading; a new load has been started.
    if (changesOf(locale) !== changesBefore) return;
    const nextInMs = now() + (result.ok ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS);
    nextAtInMs.set(locale, nextInMs);
    if (result.ok) {
      const { value } = result;
      entries.set(locale, { value, freshUntilInMs: nextInMs, changes: changesBefore });
    } else log({ level: 'error', event: 'content.failed', locale, failure: result.failure });
  }

  function refreshOnce(locale: string): void {
    if (inFlight.has(locale)) return;
    const refreshing = refresh(locale).finally(() => {
      if (inFlight.get(locale) === refreshing) inFlight.delete(locale);
    });
    inFlight.set(locale, refreshing);
  }

  const isInvalidated = (locale: string, entry: Entry<Value>) => entry.changes < changesOf(locale);

  return {
    async get(locale, { fetchMode = 'quick', onStale } = {}) {
      if (now() >= (nextAtInMs.get(locale) ?? Number.NEGATIVE_INFINITY)) refreshOnce(locale);
      const atHand = entries.get(locale);
      const waits =
        atHand === undefined || isInvalidated(locale, atHand) || fetchMode === 'current';
      if (waits) await inFlight.get(locale);
      if (waits && !entries.has(locale) && !nextAtInMs.has(locale)) {
        // Invalidated while it was loaded for the first time.
        refreshOnce(locale);
        await inFlight.get(locale);
      }
      const entry = entries.get(locale);
      const isFresh =
        entry !== undefined && !isInvalidated(locale, entry) && now() < entry.freshUntilInMs;
      if (!isFresh) onStale?.();
      return entry?.value ?? null;
    },
    invalidate(tags) {
      for (const locale of new Set([...entries.keys(), ...inFlight.keys()])) {
        if (!isPurged([cacheTags.content(locale)], tags)) continue;
        changes.set(locale, changesOf(locale) + 1);
        nextAtInMs.delete(locale);
        inFlight.delete(locale);
      }
    },
  };
}
