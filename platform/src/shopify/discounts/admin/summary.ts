import { decimalOf } from '../../../protocol/index.ts';
import type { Discount } from '../discount.ts';
import type { BasicTerms, BuyGetTerms, ItemSet, Reduction } from '../discount-draft.ts';

/** Summarises a discount in English, like Shopify's admin. */
export function summaryOf(
  { terms, customerTag }: Pick<Discount, 'terms' | 'customerTag'>,
  currencyCode: string,
): string {
  const money = (amountInMinorUnits: number) => `${decimalOf(amountInMinorUnits)} ${currencyCode}`;
  const terse = terms.kind === 'basic' ? basicSummary(terms, money) : buyGetSummary(terms, money);
  return customerTag === null ? terse : `${terse} • For customers tagged ${customerTag}`;
}

type SayMoney = (amountInMinorUnits: number) => string;

function basicSummary({ reduction, items, minimum }: BasicTerms, money: SayMoney): string {
  const off = `${offOf(reduction, money)} ${placeOf(items)}`;
  if (minimum === null) return off;
  return minimum.kind === 'quantity'
    ? `${off} • Minimum quantity of ${minimum.quantity}`
    : `${off} • Minimum purchase of ${money(minimum.amountInMinorUnits)}`;
}

function buyGetSummary({ buys, gets }: BuyGetTerms, money: SayMoney): string {
  const { threshold } = buys;
  const bought =
    threshold.kind === 'quantity'
      ? `Buy ${countOf(threshold.quantity)}`
      : `Spend ${money(threshold.amountInMinorUnits)}`;
  const isFree = gets.reduction.kind === 'percentage' && gets.reduction.percentage === 100;
  const reduction = { isPerItem: true, ...gets.reduction };
  const effect = isFree ? 'free' : `at ${offOf(reduction, money)}`;
  return `${bought}, get ${countOf(gets.quantity)} ${effect}`;
}

function offOf(reduction: Reduction, money: SayMoney): string {
  return reduction.kind === 'percentage'
    ? `${reduction.percentage}% off`
    : `${money(reduction.amountInMinorUnits)} off`;
}

function countOf(quantity: number): string {
  return quantity === 1 ? '1 item' : `${quantity} items`;
}

function placeOf(items: ItemSet): string {
  switch (items.kind) {
    case 'all':
      return 'entire order';
    case 'collections':
      return items.collections.length === 1
        ? '1 collection'
        : `${items.collections.length} collections`;
    case 'products': {
      const count = items.products.length + items.variants.length;
      return count === 1 ? '1 product' : `${count} products`;
    }
  }
}
