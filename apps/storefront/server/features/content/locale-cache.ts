import type { ContentResult } from '@lokke/contentful';
import { type CachePolicy, cacheTags } from '../../cache/index.ts';
import { type Log, logToStdout } from '../../telemetry/index.ts';

export interface LocaleCacheOptions {
  readonly freshInMs: number;
  readonly log?: Log;
  /** Milliseconds on any clock that only goes forward. */
  readonly now?: () => number;
}

/** How long nobody asks again after a failure, so that a service that hangs delays one page, not all. */
export const PAUSE_AFTER_FAILURE_IN_MS = 10_000;

export interface LocaleCache<Value> {
  /** Null while nothing has ever come. */
  readonly get: (locale: string, cachePolicy?: CachePolicy) => Promise<Value | null>;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly invalidate: (tags: readonly string[]) => void;
}

interface Entry<Value> {
  readonly value: Value;
  readonly freshUntilInMs: number;
  /** How often a change had been told of when it was asked for. */
  readonly changes: number;
}

/** Keeps what the content says in each locale; old beats none, and new comes behind a page's back. */
export function createLocaleCache<Value>(
  load: (locale: string) => Promise<ContentResult<Value>>,
  { freshInMs, log = logToStdout, now = () => performance.now() }: LocaleCacheOptions,
): LocaleCache<Value> {
  const kept = new Map<string, Entry<Value>>();
  const nextAtInMs = new Map<string, number>();
  const inFlight = new Map<string, Promise<void>>();
  const changes = new Map<string, number>();
  const changesOf = (locale: string) => changes.get(locale) ?? 0;

  async function refresh(locale: string): Promise<void> {
    const changesBefore = changesOf(locale);
    const answer = await load(locale);
    // What changed while it was on its way may not be in it; it has been asked for again.
    if (changesOf(locale) !== changesBefore) return;
    const nextInMs = now() + (answer.ok ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS);
    nextAtInMs.set(locale, nextInMs);
    if (answer.ok) {
      const { value } = answer;
      kept.set(locale, { value, freshUntilInMs: nextInMs, changes: changesBefore });
    } else log({ level: 'error', event: 'content.failed', locale, failure: answer.failure });
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
      const atHand = kept.get(locale);
      const waits =
        atHand === undefined || isInvalidated(locale, atHand) || fetchMode === 'current';
      if (waits) await inFlight.get(locale);
      const entry = kept.get(locale);
      const isFresh =
        entry !== undefined && !isInvalidated(locale, entry) && now() < entry.freshUntilInMs;
      if (!isFresh) onStale?.();
      return entry?.value ?? null;
    },
    invalidate(tags) {
      for (const locale of kept.keys()) {
        if (!tags.includes(cacheTags.content(locale))) continue;
        changes.set(locale, changesOf(locale) + 1);
        nextAtInMs.delete(locale);
        inFlight.delete(locale);
      }
    },
  };
}
