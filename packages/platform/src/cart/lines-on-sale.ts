import type { Shop } from '../shops/index.ts';
import type { Store } from '../store/index.ts';
import type { CartLine } from './cart.ts';
import type { MerchandiseById } from './merchandise.ts';
import { readMerchandise } from './read-merchandise.ts';

/** A cart's lines without those whose variant has left the shop, and what they and newcomers cost. */
export function linesOnSale(
  store: Store,
  shop: Shop,
  lines: readonly CartLine[],
  newcomers: readonly string[],
): { readonly lines: readonly CartLine[]; readonly merchandiseById: MerchandiseById } {
  const ids = new Set([...lines.map(({ merchandiseId }) => merchandiseId), ...newcomers]);
  const merchandiseById = readMerchandise(store, shop, [...ids]);
  return {
    lines: lines.filter((line) => merchandiseById.has(line.merchandiseId)),
    merchandiseById,
  };
}
