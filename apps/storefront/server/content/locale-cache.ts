import type { Result } from '@lokke/contentful';
import { cacheTags } from '../cache-tags.ts';
import { type Log, logToStdout } from '../log/index.ts';

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
  readonly get: (locale: string) => Promise<Value | null>;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly outdate: (tags: readonly string[]) => void;
}

/** Keeps what the content says in each locale; old beats none, and new comes behind a page's back. */
export function createLocaleCache<Value>(
  load: (locale: string) => Promise<Result<Value>>,
  { freshInMs, log = logToStdout, now = () => performance.now() }: LocaleCacheOptions,
): LocaleCache<Value> {
  const kept = new Map<string, Value>();
  const nextAtInMs = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  const outdated = new Set<string>();

  async function refresh(locale: string): Promise<void> {
    const answer = await load(locale);
    nextAtInMs.set(locale, now() + (answer.ok ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS));
    outdated.delete(locale);
    if (answer.ok) kept.set(locale, answer.value);
    else log({ level: 'error', event: 'content.failed', locale, failure: answer.failure });
  }

  return {
    async get(locale) {
      if (now() >= (nextAtInMs.get(locale) ?? Number.NEGATIVE_INFINITY)) {
        const refreshing =
          underWay.get(locale) ?? refresh(locale).finally(() => underWay.delete(locale));
        underWay.set(locale, refreshing);
      }
      const value = kept.get(locale);
      if (value !== undefined && !outdated.has(locale)) return value;
      await underWay.get(locale);
      return kept.get(locale) ?? null;
    },
    outdate(tags) {
      for (const locale of kept.keys()) {
        if (!tags.includes(cacheTags.content(locale))) continue;
        outdated.add(locale);
        nextAtInMs.delete(locale);
        underWay.delete(locale);
      }
    },
  };
}
