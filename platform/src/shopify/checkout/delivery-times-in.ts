import { languageFor, type Shop } from '../../protocol/index.ts';
import { brandTexts } from '../../protocol/pages/index.ts';
import { CHECKOUT_MESSAGES } from './messages/messages.ts';
import { deliveryTime } from './rules/delivery.ts';

/** How long each method takes, in the checkout's words: pages and checkout never differ. */
export function deliveryTimesIn(shop: Shop, locale: string) {
  const reader = { shop, language: languageFor(locale, shop) };
  const { deliveryTime: texts } = brandTexts(CHECKOUT_MESSAGES, reader, NO_BRAND);
  return {
    standardTime: deliveryTime(shop.key, 'standard', texts),
    expressTime: deliveryTime(shop.key, 'express', texts),
  };
}

// The times name no brand.
const NO_BRAND = { name: '', messages: new Map() };
