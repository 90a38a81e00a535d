import {
  isFreeUnit,
  isGiftLine,
  type PromoSettings,
  type PromotionLine,
} from '../promotions/index.ts';
import { assignFreeUnits } from './assign-free-units.ts';
import type { AutomaticDiscount, FreeProduct } from './automatic-discount.ts';
import { discountProgress } from './earned-units.ts';
import { discountEntitlement, freeItemEntitlement, requestedUnits } from './entitlements.ts';

export interface Offer {
  readonly discountId: string;
  readonly title: string;
  /** Count of units that may still be chosen. */
  readonly unitsLeft: number;
  readonly products: readonly FreeProduct[];
}

export interface OfferInput {
  readonly lines: readonly PromotionLine[];
  readonly discounts: readonly AutomaticDiscount[];
  /** The free-item promotion beside them, if there is one: its item uses up no discount. */
  readonly promo: PromoSettings | null;
}

/** Free items stay on offer while the cart has fewer than were earned and than the limit (spec §4). */
export function freeItemOffers({ lines, discounts, promo }: OfferInput): readonly Offer[] {
  const rights = discounts.map((discount) => discountEntitlement(discount, lines));
  const freeItemRights = freeItemEntitlement(promo, lines);
  const { used } = assignFreeUnits(requestedUnits(lines.filter(isFreeUnit)), [
    ...freeItemRights,
    ...rights,
  ]);
  return discounts.flatMap(({ discountId, title, freeProducts }, index) => {
    const unitsLeft = (rights[index]?.units ?? 0) - (used[freeItemRights.length + index] ?? 0);
    if (unitsLeft <= 0 || freeProducts.length === 0) return [];
    return { discountId, title, unitsLeft, products: freeProducts };
  });
}

/** Gifts that a shopper may come to: none as soon as one is in the cart (spec §4). */
function openGifts(
  lines: readonly PromotionLine[],
  gifts: readonly AutomaticDiscount[],
): readonly AutomaticDiscount[] {
  return lines.some(isGiftLine) ? [] : gifts;
}

/** Gifts on offer, of which a shopper chooses one. */
export function giftOffers(
  lines: readonly PromotionLine[],
  gifts: readonly AutomaticDiscount[],
): readonly Offer[] {
  return openGifts(lines, gifts).flatMap((discount) => {
    const { discountId, title, freeProducts: products } = discount;
    if (discountProgress(discount, lines).allowedUnits === 0 || products.length === 0) return [];
    return { discountId, title, unitsLeft: 1, products };
  });
}

export interface NearOffer {
  readonly discountId: string;
  readonly title: string;
  readonly kind: 'quantity' | 'amount';
  /** Units, or minor units of the currency. */
  readonly qualifying: number;
  readonly threshold: number;
}

interface NearOfferInput extends OfferInput {
  readonly gifts: readonly AutomaticDiscount[];
}

/** Discounts that the cart has begun and not reached, the promotion's free item aside: its own meter tells of it. */
export function nearOffers({
  lines,
  discounts,
  gifts,
  promo,
}: NearOfferInput): readonly NearOffer[] {
  return [...discounts, ...openGifts(lines, gifts)].flatMap((discount) => {
    const { discountId, title, isActive, buyValue, freeProducts } = discount;
    const { qualifying, threshold } = discountProgress(discount, lines);
    const isOfPromo = freeProducts.some(({ id }) => id === promo?.freeItem?.productId);
    const isLeft = freeProducts.some(({ isSoldOut }) => isSoldOut !== true);
    if (!isActive || isOfPromo || !isLeft || qualifying === 0 || qualifying >= threshold) return [];
    return { discountId, title, kind: buyValue.kind, qualifying, threshold };
  });
}
