import type { ProductSummary } from '@lokke/domain/catalogue';
import { type Card, toCard } from '../product-card/card.ts';
import { numericIdOf } from './shopify-ids.ts';

export interface ListedCard {
  readonly id: string;
  readonly card: Card;
}

const listedCards = new WeakMap<ProductSummary, ListedCard>();

/** Made once per product. */
export function listedCard(product: ProductSummary): ListedCard {
  const listed = listedCards.get(product) ?? {
    id: numericIdOf(product.id),
    card: toCard(product),
  };
  listedCards.set(product, listed);
  return listed;
}
