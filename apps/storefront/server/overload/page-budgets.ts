import { type ClientAddress, isVisitorsOwn } from '../http/index.ts';
import { keepNewest } from '../shared-state/in-process/index.ts';
import { visitorKindOf } from '../telemetry/index.ts';
import { type Budget, spendPage } from './page-budget.ts';
import { createCrawlerCheck, type Names } from './verify-crawlers.ts';

export type PageReader = 'shopper' | 'bot' | 'crawler';

interface BudgetOptions {
  /** Pages that a network of shoppers may have made in a minute. */
  readonly newPagesPerMinute: number;
  readonly now: () => number;
  readonly onLimited?: (reader: PageReader) => void;
  readonly names?: Names;
}

/** Shares of the shoppers' budget. All addresses of a verified crawler have one together. */
const SHARES: Readonly<Record<PageReader, number>> = { shopper: 1, crawler: 1, bot: 0.2 };
const BURST_IN_MINUTES = 0.1;
const MAX_READERS = 20_000;

/**
 * Limits the pages that are made for one network, so that whoever asks ever new ones leaves the processor to others. Counted by
 * each process, since each protects its own.
 */
export function createPageBudgets({ newPagesPerMinute, now, onLimited, names }: BudgetOptions) {
  const crawlerAt = createCrawlerCheck(now, names);
  const paidUntil = new Map<string, number>();
  const budgetOf = (reader: PageReader): Budget => {
    const perMinute = newPagesPerMinute * SHARES[reader];
    return { perMinute, burst: Math.max(1, perMinute * BURST_IN_MINUTES) };
  };
  const budgets = {
    shopper: budgetOf('shopper'),
    bot: budgetOf('bot'),
    crawler: budgetOf('crawler'),
  };

  /** Returns the seconds to wait; null where a page may be made. */
  return ({ ip, network }: ClientAddress, userAgent: string): number | null => {
    // Everybody behind a proxy of our own: a limit would be one of the whole shop.
    if (ip === null || !isVisitorsOwn(ip)) return null;
    const crawler = crawlerAt(userAgent, ip);
    const reader = crawler === null ? visitorKindOf(userAgent) : 'crawler';
    const key = `${reader} ${crawler ?? network}`;
    const spent = spendPage(paidUntil.get(key) ?? 0, now(), budgets[reader]);
    if (spent.isAllowed) {
      keepNewest(paidUntil, MAX_READERS, key, spent.paidUntilInMs);
      return null;
    }
    onLimited?.(reader);
    return Math.ceil(spent.waitInMs / 1000);
  };
}
