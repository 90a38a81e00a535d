import type { LineItem } from '@lokke/contract/checkout';
import type { Market } from '@lokke/domain/markets';
import { browserStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/**
 * Names the wish for a new cart. It stays the same while the same lines are asked for in vain, also by the next page:
 * a cart that was made, and whose answer was lost, is found again.
 */
export function wishFor(
  market: Market,
  lineItems: readonly LineItem[],
  { readStored, writeStored } = browserStorage,
): string {
  const value = marketValues.cartWish(market);
  const lines = JSON.stringify(lineItems);
  const stored = readStored(value);
  const [before = ''] = stored?.split(' ', 1) ?? [];
  if (stored === `${before} ${lines}`) return before;
  const wish = randomName();
  writeStored(value, `${wish} ${lines}`);
  return wish;
}

/** Random UUIDs are for pages of https alone. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetWish(market: Market, { removeStored } = browserStorage): void {
  removeStored(marketValues.cartWish(market));
}
