import type { DiscountableLine, DiscountEngine } from '../cart/pricing/discount-engine.ts';
import { readCatalogue } from '../catalogue/index.ts';
import type { Store } from '../store/index.ts';
import { statusOf } from './discount.ts';
import { createDiscountEngine } from './engine/create-discount-engine.ts';
import type { LineNames } from './engine/open-line.ts';
import { readDiscounts } from './stored/discount-rows.ts';

export interface Moment {
  readonly store: Store;
  readonly now: () => Date;
  /** Code of the language in which discounts are named. */
  readonly language: string;
}

/** The shop's discounts as they are at this moment, over the catalogue of this moment. */
export function discountEngineNow({ store, now, language }: Moment, shop: string): DiscountEngine {
  const time = now();
  const { productById, variantById } = readCatalogue(store, shop);
  const namesOf = ({ productId, merchandiseId }: DiscountableLine): LineNames => {
    const product = productById.get(productId);
    const sku = variantById.get(merchandiseId)?.record.sku ?? null;
    return {
      product: product?.record.handle ?? '',
      collections: product?.collections.map(({ record }) => record.handle) ?? [],
      variant: sku === null ? [merchandiseId] : [merchandiseId, sku],
    };
  };
  const discounts = readDiscounts(store.read, shop).filter(
    (discount) => statusOf(discount, time) === 'ACTIVE',
  );
  return createDiscountEngine({ discounts, namesOf, language });
}
