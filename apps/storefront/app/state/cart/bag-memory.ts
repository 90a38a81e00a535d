import type { CartSnapshot } from '@lokke/domain/cart-snapshot';
import type { Market } from '@lokke/domain/markets';
import * as v from 'valibot';
import { browserStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      quantity: v.number(),
      price: v.object({ amount: v.string(), currencyCode: v.string() }),
      told: v.string(),
    }),
  ),
);

/** Foreign, old or damaged content is no memory. */
export function loadLastSeenCart(market: Market, { readStored } = browserStorage): CartSnapshot {
  const parsed = v.safeParse(memorySchema, readStored(marketValues.bagMemory(market)));
  return parsed.success ? parsed.output : [];
}

/** What this browser remembers of the market's bag. It belongs to the browser: a cart is the shop's, and tells what is now. */
export function saveLastSeenCart(
  market: Market,
  memory: CartSnapshot,
  { writeStored } = browserStorage,
): CartSnapshot {
  writeStored(marketValues.bagMemory(market), JSON.stringify(memory));
  return memory;
}
