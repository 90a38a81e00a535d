import type { Market } from '@lokke/domain/markets';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';

/** One row, and one for the product itself. */
const MAX_KEPT = 5;

/** Latest first. */
export function lastViewed(market: Market): readonly string[] {
  return (readStored(marketValues.recentlyViewed(market)) ?? []).slice(0, MAX_KEPT - 1);
}

/** Stores a viewed product; returns those before it, latest first. */
export function noteViewed(market: Market, id: string): readonly string[] {
  const stored = marketValues.recentlyViewed(market);
  const before = (readStored(stored) ?? []).filter((other) => other !== id);
  writeStored(stored, [id, ...before].slice(0, MAX_KEPT));
  return before.slice(0, MAX_KEPT - 1);
}
