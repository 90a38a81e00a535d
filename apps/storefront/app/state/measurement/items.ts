import type { CheckoutLine } from '@lokke/contract/checkout';
import type { ProductSummary, Variant } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { formatAmount } from '@lokke/domain/money';
import { DEFAULT_VARIANT_TITLE, numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import type { CountedMerchandise, RankedCard } from '../../shared/measurement/track.ts';
import type { Item } from './events.ts';

export function itemOfCard({ card, index }: RankedCard, list: string): Item {
  return {
    ...named(card),
    ...(card.size !== null && { item_variant: card.size }),
    item_list_id: list,
    index,
    price: card.price === null ? 0 : amountOf(card.price),
    quantity: 1,
  };
}

export function itemOfProduct(product: ProductSummary, variant: Variant): Item {
  return {
    ...named(product),
    ...variantOf(variant.title),
    price: amountOf(variant.price),
    quantity: 1,
  };
}

export function itemOfMerchandise({ merchandise, quantity }: CountedMerchandise): Item {
  const { product, title, priceV2 } = merchandise;
  return { ...named(product), ...variantOf(title), price: Number(priceV2.amount), quantity };
}

/** Price from the line's total: free units cost nothing. */
export function itemOfLine({ merchandise, quantity, cost }: CheckoutLine): readonly Item[] {
  if (merchandise === null || quantity === 0) return [];
  const full = Number(cost.subtotalAmount.amount);
  const paid = Number(cost.totalAmount.amount);
  return [
    {
      ...named(merchandise.product),
      ...variantOf(merchandise.title),
      price: rounded(paid / quantity),
      ...(paid < full && { discount: rounded((full - paid) / quantity) }),
      quantity,
    },
  ];
}

export function worthOf(items: readonly Item[]): number {
  return rounded(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly productType: string;
  readonly vendor: string;
  readonly range?: string | null;
}

function named({ id, title, productType, vendor, range = null }: Named) {
  return {
    item_id: numericIdOf(id),
    item_name: title,
    ...(vendor !== '' && { item_brand: vendor }),
    item_category: productType,
    ...(range !== null && { item_category2: range }),
  };
}

function variantOf(title: string): { readonly item_variant?: string } {
  return title === DEFAULT_VARIANT_TITLE ? {} : { item_variant: title };
}

function amountOf(money: Money): number {
  return Number(formatAmount(money));
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
