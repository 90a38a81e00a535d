import type { GiftCard } from '../gift-cards/index.ts';
import { lineName, type OrderDiscount, type OrderLine } from '../orders/index.ts';
import type { LineRefusal } from './rules/validations.ts';

/** A line of the checkout as the buyer sees it, at today's price. */
export interface CheckoutLine extends OrderLine {
  readonly tracksInventory: boolean;
  /** Null: stock is not tracked, or selling goes on when it runs out. */
  readonly sellableQuantity: number | null;
  /** Reason for which a rule of the shop refuses the line; null where it may be bought. */
  readonly refusal: LineRefusal | null;
}

export interface PricedCheckout {
  readonly lines: readonly CheckoutLine[];
  readonly discounts: readonly OrderDiscount[];
  /** Codes that were entered; a code that applies is spelt as the shop does. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  /** Gift cards of the cart that can pay. */
  readonly giftCards: readonly GiftCard[];
  /** Value of what is sent, after all discounts, by which delivery is priced. */
  readonly goodsInMinorUnits: number;
  readonly weightInGrams: number;
  /** Null: a parcel is sent. Gift cards come by e-mail; other goods may need no sending. */
  readonly unsent: 'email' | 'none' | null;
}

export interface Shortage {
  readonly title: string;
  readonly left: number;
}

/** Finds lines that exceed the stock; lines of one variant are counted together. */
export function shortagesOf(lines: readonly CheckoutLine[]): readonly Shortage[] {
  const unitsByVariant = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    unitsByVariant.set(variantId, (unitsByVariant.get(variantId) ?? 0) + quantity);
  }
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const units = unitsByVariant.get(line.variantId) ?? 0;
    const left = line.sellableQuantity;
    if (left === null || units <= left || seen.has(line.variantId)) return [];
    seen.add(line.variantId);
    return [{ title: lineName(line), left: Math.max(0, left) }];
  });
}
