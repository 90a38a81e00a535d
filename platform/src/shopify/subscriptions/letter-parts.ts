import {
  formattedAddress,
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  type ShopKey,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts, promisedDay } from '../../protocol/pages/index.ts';
import { lineName, ORDER_MESSAGES, type Order, type OrderAddress } from '../orders/index.ts';
import { readClock } from '../shipping/index.ts';
import type { Cycle } from './cycles.ts';
import { SUBSCRIPTION_MESSAGES } from './messages/messages.ts';

/** Finds whom letters about an order that comes again go to, and in whose words. */
export function readerOf({ shops, brand, storefrontUrl }: PlatformContext, order: Order) {
  const { locale, language: orderLanguage } = order.contents;
  const shop = shops[isShopKey(order.shop) ? order.shop : 'nl'];
  const language = languageFor(locale ?? orderLanguage, shop);
  const { test } = brandTexts(ORDER_MESSAGES, { shop, language }, brand);
  return {
    reader: { shop, language, locale, to: order.email },
    tag: languageTag(language, shop),
    texts: brandTexts(SUBSCRIPTION_MESSAGES, { shop, language }, brand),
    links: storefrontLinks(storefrontUrl, shop, locale),
    testNote: { kind: 'note', text: test } as const,
  };
}

/** Names the day of a charge by the clock of the shop's country, as orders name theirs. */
export function chargeDay({ startsAt }: Cycle, shop: ShopKey, tag: string): string {
  return promisedDay(new Date(readClock(shop, startsAt).day), tag);
}

/** Writes an address in one line, as its country does; who reads it knows the country. */
export function placeOf(address: OrderAddress): string {
  const { firstName, lastName, city, regionName, regionCode, countryCode } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const lines = {
    ...address,
    name,
    // A comma that Shopify's format leaves out, and people write: `Brooklyn, NY 11211`.
    city: countryCode === 'US' ? `${city},` : city,
    // A province of the name of its capital is not said twice.
    province: regionName === city ? '' : regionName,
    provinceCode: regionCode,
    company: null,
    country: null,
  };
  return formattedAddress(lines, { withName: true, withCompany: false }).join(', ');
}

export function itemsOf(lines: Order['contents']['lines']): readonly string[] {
  return lines.map((line) => `${line.quantity} × ${lineName(line)}`);
}
