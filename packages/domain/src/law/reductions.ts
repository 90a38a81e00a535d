import { isDuty } from './duties.ts';
import type { PriceHistory } from './price-history.ts';
import { priorPrice } from './price-history.ts';
import PROGRESSIVE from './progressive-reductions.json' with { type: 'json' };
import { type LawfulMarket, regionsOf } from './regions.ts';

interface AskedPrice {
  readonly amountInMinorUnits: number;
  /** Compare-at price that the shop has set. */
  readonly beforeInMinorUnits: number | null;
  readonly history: PriceHistory;
}

interface AnnouncedPrice {
  readonly amountInMinorUnits: number;
  /** Tells whether it is the lowest of the 30 days before, and has to be named so. */
  readonly isLowest: boolean;
}

/**
 * The price that may be struck beside today's: where the law asks for it, the lowest of the 30 days before; elsewhere
 * the compare-at price. Null where no reduction may be announced.
 */
export function announcedPrice(
  market: LawfulMarket,
  now: Date,
  { amountInMinorUnits, beforeInMinorUnits, history }: AskedPrice,
): AnnouncedPrice | null {
  if (beforeInMinorUnits === null || beforeInMinorUnits <= amountInMinorUnits) return null;
  if (!isDuty('lowestPrice', market, now)) {
    return { amountInMinorUnits: beforeInMinorUnits, isLowest: false };
  }
  const lowest = priorPrice(history, amountInMinorUnits, { isProgressive: isProgressive(market) });
  return lowest === null ? null : { amountInMinorUnits: lowest, isLowest: true };
}

/** Tells whether steps of one reduction all count from before the first (Directive 98/6/EC, art. 6a(5)). */
function isProgressive(market: LawfulMarket): boolean {
  return regionsOf(market).some((region) => PROGRESSIVE.regions.includes(region));
}
