import type { BagMemory } from '@lokke/domain/bag-memory';
import type { Market } from '@lokke/domain/markets';
import { writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** What this browser remembers of the market's bag. It belongs to the browser: a cart is the shop's, and tells what is now. */
export function saveLastSeenCart(market: Market, memory: BagMemory): BagMemory {
  writeStored(marketValues.bagMemory(market), JSON.stringify(memory));
  return memory;
}
