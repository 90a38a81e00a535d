import type { ShopKey } from '../../protocol/index.ts';
import { type DeclaredDiscount, discountsFile } from '../../shopify/discounts/index.ts';
import type { DemoCatalogue } from './catalogue.ts';

/** Ids of the demo's own discounts end before it. */
const FIRST_ID = 1101;

/**
 * Makes the discounts by which the products of a set cost no more than the set: from as many of them as are in it, so
 * much off each that one of each comes to the set's price.
 */
export function setDiscounts(
  shop: ShopKey,
  { products, priceInMinorUnits }: Pick<DemoCatalogue, 'products' | 'priceInMinorUnits'>,
  titleOf: (handle: string) => string,
): readonly DeclaredDiscount[] {
  const skuOf = new Map(products.map(({ handle, variants }) => [handle, variants[0]?.sku ?? '']));
  const sets = products.filter((product) => (product.products ?? []).length > 0);
  const declared = sets.flatMap((set, place) => {
    const skus = (set.products ?? []).map((handle) => skuOf.get(handle) ?? '');
    const price = priceInMinorUnits(shop, skuOf.get(set.handle) ?? '');
    const prices = skus.map((sku) => priceInMinorUnits(shop, sku));
    const saving = prices.reduce((sum, one) => sum + one, 0) - price;
    if (saving <= 0) return [];
    return {
      id: FIRST_ID + place,
      title: titleOf(set.handle),
      startsAt: '2024-01-01T00:00:00Z',
      endsAt: null,
      code: null,
      combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
      terms: {
        kind: 'basic',
        minimum: { kind: 'quantity', quantity: skus.length },
        items: { kind: 'products', products: [], variants: skus },
        reduction: { kind: 'percentage', percentage: percentOff(prices, saving) },
      },
    };
  });
  return discountsFile(declared, 'set discounts');
}

/** Finds the smallest percentage that takes so much off the prices, each rounded to the cent. */
function percentOff(prices: readonly number[], least: number): number {
  const total = prices.reduce((sum, price) => sum + price, 0);
  let hundredths = Math.ceil((least / total) * 10_000);
  const sumTaken = () =>
    prices.reduce((sum, price) => sum + Math.round((price * hundredths) / 10_000), 0);
  while (sumTaken() < least) hundredths += 1;
  return hundredths / 100;
}
