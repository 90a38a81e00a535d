import type { Context } from 'hono';
import { shopOfRequest } from '../http/index.ts';
import { formatMoney } from '../pages/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import {
  type Language,
  languageFor,
  languageTag,
  type Shop,
  type StorefrontLinks,
  storefrontLinks,
} from '../shops/index.ts';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from './messages/messages.ts';

/** What every page of the checkout knows of the buyer who asks for it. */
export interface Visit {
  readonly shop: Shop;
  readonly locale: string | null;
  readonly language: Language;
  readonly languageTag: string;
  readonly texts: CheckoutMessages;
  readonly links: StorefrontLinks;
  readonly money: (amountInMinorUnits: number) => string;
  readonly imageOrigin: string;
}

const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

export function visitOf(shop: Shop, locale: string | null, context: PlatformContext): Visit {
  const language = languageFor(locale, shop);
  const tag = languageTag(language, shop);
  return {
    shop,
    locale,
    language,
    languageTag: tag,
    texts: CHECKOUT_MESSAGES[language],
    links: storefrontLinks(context.storefrontUrl, shop, locale),
    money: (amountInMinorUnits) => formatMoney(amountInMinorUnits, shop.currencyCode, tag),
    imageOrigin: context.origin,
  };
}

export function visitOfRequest(c: Context, context: PlatformContext): Visit {
  const asked = c.req.query('locale') ?? '';
  const locale = LOCALE.test(asked) ? asked : null;
  return visitOf(shopOfRequest(c, context.shops), locale, context);
}
