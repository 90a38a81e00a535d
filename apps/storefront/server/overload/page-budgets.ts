import { type ClientAddress, isVisitorsOwn } from '../http/index.ts';
import { keepNewest } from '../shared-state/in-process/index.ts';
import { visitorKindOf } from '../telemetry/index.ts';
import { createCrawlerCheck, type Names } from './verify-crawlers.ts';

interface Budget {
  readonly perMinute: number;
  /** Pages that may be asked for at once. */
  readonly burst: number;
}

type Spent =
  | { readonly isAllowed: true; readonly paidUntilInMs: number }
  | { readonly isAllowed: false; readonly waitInMs: number };

/**
 * Spends one page of a budget that refills evenly (the generic cell rate algorithm): a window would let a whole burst in
 * each time it begins anew.
 */
export function spendPage(paidUntilInMs: number, nowInMs: number, budget: Budget): Spent {
  const perPageInMs = 60_000 / budget.perMinute;
  const paidInMs = Math.max(paidUntilInMs - nowInMs, 0) + perPageInMs;
  const waitInMs = paidInMs - budget.burst * perPageInMs;
  if (waitInMs > 0) return { isAllowed: false, waitInMs };
  return { isAllowed: true, paidUntilInMs: nowInMs + paidInMs };
}

export type PageReader = 'shopper' | 'bot' | 'crawler';

export interface PageVisitor extends ClientAddress {
  readonly userAgent: string;
}

interface BudgetOptions {
  /** Pages that a network of shoppers may have made in a minute. */
  readonly newPagesPerMinute: number;
  readonly now: () => number;
  readonly onLimited?: (reader: PageReader) => void;
  readonly names?: Names;
}

interface Payer {
  readonly reader: PageReader;
  readonly key: string;
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

  /** Finds the budget that pays for a visitor; null where nobody knows whose it would be. */
  const payerOf = ({ ip, network, userAgent }: PageVisitor): Payer | null => {
    // Everybody behind a proxy of our own: a limit would be one of the whole shop.
    if (ip === null || !isVisitorsOwn(ip)) return null;
    const crawler = crawlerAt(userAgent, ip);
    const reader: PageReader = crawler === null ? visitorKindOf(userAgent) : 'crawler';
    return { reader, key: `${reader} ${crawler ?? network}` };
  };
  const spend = ({ reader, key }: Payer) =>
    spendPage(paidUntil.get(key) ?? 0, now(), budgetOf(reader));

  return {
    /** Counts a page; returns the seconds to wait, or null where it may be made. */
    waitFor: (visitor: PageVisitor): number | null => {
      const found = payerOf(visitor);
      if (found === null) return null;
      const spent = spend(found);
      if (spent.isAllowed) {
        keepNewest(paidUntil, MAX_READERS, found.key, spent.paidUntilInMs);
        return null;
      }
      onLimited?.(found.reader);
      return Math.ceil(spent.waitInMs / 1000);
    },
    /** Tells whether nothing is left, without counting. */
    isUsedUp: (visitor: PageVisitor): boolean => {
      const found = payerOf(visitor);
      return found !== null && !spend(found).isAllowed;
    },
  };
}
