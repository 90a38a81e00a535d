import type { Money } from '@lokke/domain/money';
import type { PromoSettings } from '@lokke/domain/promotions';
import type { CheckoutMerchandise } from '../checkout/index.ts';

export interface Popup {
  readonly title: string;
  /** `{count}` and `{title}` stand for the promotion's threshold and its free item. */
  readonly text: string;
}

/** A market's promotions and terms: the same for every visitor, so they are part of every page. */
export interface Promotions {
  /** Set where a source failed: what is missing here may be given all the same. */
  readonly isUnknown?: boolean;
  readonly settings: PromoSettings;
  /** The free item as a cart line shows it; null without one. */
  readonly freeItem: CheckoutMerchandise | null;
  /** The automatic discounts whose free units can be chosen. */
  readonly discountIds: readonly string[];
  /** Discounts that give a gift with a purchase. */
  readonly giftIds: readonly string[];
  /** Null where the shop has none. */
  readonly popups: {
    readonly freeTravelSize: Popup | null;
    readonly noKickbackFee: Popup | null;
  };
  /** Threshold of free delivery; null where the shop has none. */
  readonly freeDeliveryFrom: Money | null;
  /** Names such as `Visa`; none where the shop does not say. */
  readonly paymentMethods: readonly string[];
}

/** Used when a shop does not respond or has no promotions. */
export const NO_PROMOTIONS: Promotions = {
  settings: { threshold: 2, collections: [], excludedTags: [], freeItem: null },
  freeItem: null,
  discountIds: [],
  giftIds: [],
  popups: { freeTravelSize: null, noKickbackFee: null },
  freeDeliveryFrom: null,
  paymentMethods: [],
};
