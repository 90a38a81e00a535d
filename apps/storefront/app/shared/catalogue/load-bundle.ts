import type { ProductDetail, ProductSummary } from '@lokke/domain/catalogue';
import { priceForSorting } from '@lokke/domain/listing';
import type { Money } from '@lokke/domain/money';
import { type Card, toCard } from '../product-card/card.ts';

export interface BundleData {
  readonly cards: readonly Card[];
  /** Total of the single products; null if one has no price. */
  readonly sum: Money | null;
  readonly price: Money | null;
  /** Null where the set is not cheaper. */
  readonly saving: Money | null;
}

/** Contents and saving of a set; null for other products. */
export function loadBundle(
  product: ProductDetail,
  sold: readonly ProductSummary[],
): BundleData | null {
  const products = (product.bundledProducts ?? []).flatMap(
    (id) => sold.find((candidate) => candidate.id === id) ?? [],
  );
  if (products.length === 0) return null;
  const sum = priceForSorting({ ...product, products });
  const price = product.firstVariant?.price ?? null;
  const difference = (sum?.amountInMinorUnits ?? 0) - (price?.amountInMinorUnits ?? 0);
  return {
    cards: products.map(toCard),
    sum,
    price,
    saving: sum && price && difference > 0 ? { ...sum, amountInMinorUnits: difference } : null,
  };
}
