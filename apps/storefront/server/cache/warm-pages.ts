import { setTimeout as delay } from 'node:timers/promises';
import { type Locale, marketOf } from '@lokke/domain/markets';
import type { Log } from '../telemetry/index.ts';
import type { PageCache } from './create-page-cache.ts';

export interface WarmOptions {
  readonly pages: Pick<PageCache, 'warm'>;
  readonly locales: readonly Locale[];
  /** Paths without locale. */
  readonly paths: readonly string[];
  readonly log: Log;
  readonly now: () => number;
  /** Time limit, after which the server opens with what is cached. */
  readonly limitInMs: number;
}

/** Number of pages that are rendered concurrently. */
const AT_ONCE = 4;

/**
 * Renders the main pages of every locale before the server takes visitors. Failed pages are logged, so that one
 * shop's outage does not affect the others.
 */
export async function warmPages({
  pages,
  locales,
  paths,
  log,
  now,
  limitInMs,
}: WarmOptions): Promise<void> {
  const startedAtInMs = now();
  const waiting = paths.flatMap((path) =>
    locales.map((locale) => `${marketOf(locale).prefix}${path === '/' ? '' : path}` || '/'),
  );
  const total = waiting.length;
  const failed: string[] = [];
  let made = 0;
  const tell = (event: string) => {
    const tookInMs = Math.round(now() - startedAtInMs);
    log({ level: 'info', event, made, total, tookInMs, ...(failed.length > 0 && { failed }) });
  };
  const work = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const isMade = await pages.warm(target).catch(() => false);
      if (isMade) made += 1;
      else failed.push(target);
      if (isMade && made % locales.length === 0 && made < total) tell('pages.warming');
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.race([all, delay(limitInMs, undefined, { ref: false })]);
  tell('pages.warm');
}
