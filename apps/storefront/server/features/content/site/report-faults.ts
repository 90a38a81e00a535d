import type { SiteContent } from '@lokke/contentful';
import { type LocaleCacheOptions, logForMarkets } from '../locale-cache.ts';

/** Logs each problem once: content is reloaded often. */
export function reporterOf(options: LocaleCacheOptions) {
  const said = new Set<string>();
  return (locale: string, { entryId, reason }: SiteContent['faults'][number]) => {
    const key = `${entryId} ${reason}`;
    if (said.has(key)) return;
    said.add(key);
    logForMarkets(options, locale, {
      level: 'warn',
      event: 'content.unreadable',
      entry: entryId,
      reason,
    });
  };
}
