import {
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts } from '../../protocol/pages/index.ts';
import { lineName, ORDER_MESSAGES, type Order } from '../orders/index.ts';
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

export function itemsOf(lines: Order['contents']['lines']): readonly string[] {
  return lines.map((line) => `${line.quantity} × ${lineName(line)}`);
}
