import type { CartSnapshot } from '@lokke/domain/cart-snapshot';
import type { Market } from '@lokke/domain/markets';
import * as v from 'valibot';
import { browserStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

const snapshotSchema = v.pipe(
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

/** Foreign, old or damaged content is ignored. */
export function loadLastSeenCart(market: Market, { readStored } = browserStorage): CartSnapshot {
  const parsed = v.safeParse(snapshotSchema, readStored(marketValues.lastSeenCart(market)));
  return parsed.success ? parsed.output : [];
}

export function saveLastSeenCart(
  market: Market,
  lastSeen: CartSnapshot,
  { writeStored } = browserStorage,
): CartSnapshot {
  writeStored(marketValues.lastSeenCart(market), JSON.stringify(lastSeen));
  return lastSeen;
}
