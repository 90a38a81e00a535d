import type { Market } from '@lokke/domain/markets';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** One row on a wide screen, and one for the product itself. */
const MAX_KEPT = 5;

/** Notes that a product was looked at; answers what was looked at before it, the latest first. */
export function noteViewed(market: Market, id: string): readonly string[] {
  const stored = marketValues.recentlyViewed(market);
  const before = (readStored(stored) ?? []).filter((other) => other !== id);
  writeStored(stored, [id, ...before].slice(0, MAX_KEPT));
  return before.slice(0, MAX_KEPT - 1);
}
