import type { Brand } from '@lokke/brand';
import type { Context } from 'hono';
import {
  type Language,
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  type StorefrontLinks,
  shopOfRequest,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts, displayDate, formatMoney } from '../../protocol/pages/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { readClock, type Shipping, shippingOf } from '../shipping/index.ts';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from './messages/messages.ts';

/** Parts that all checkout pages need: shop, language, texts and links. */
export interface CheckoutContext {
  readonly shop: Shop;
  readonly locale: string | null;
  readonly language: Language;
  readonly languageTag: string;
  readonly texts: CheckoutMessages;
  readonly links: StorefrontLinks;
  readonly money: (amountInMinorUnits: number) => string;
  /** Day of a moment where the shop is, dd-mm-yyyy. */
  readonly dayOf: (moment: string) => string;
  /** The platform's own; pictures come from there too. */
  readonly origin: string;
  readonly brand: Brand;
  readonly shipping: Shipping;
  readonly now: Date;
}

const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

function createContext(
  shop: Shop,
  locale: string | null,
  context: PlatformContext,
): CheckoutContext {
  const language = languageFor(locale, shop);
  const tag = languageTag(language, shop);
  return {
    shop,
    locale,
    language,
    languageTag: tag,
    texts: brandTexts(CHECKOUT_MESSAGES, { shop, language }, context.brand),
    links: storefrontLinks(context.storefrontUrl, shop, locale),
    money: (amountInMinorUnits) => formatMoney(amountInMinorUnits, shop.currencyCode, tag),
    dayOf: (moment) => displayDate(readClock(shop.key, new Date(moment)).day),
    origin: context.origin,
    brand: context.brand,
    shipping: shippingOf(shop.key, readCatalogue(context.store, shop.key).shipping),
    now: context.now(),
  };
}

export function contextOfRequest(c: Context, context: PlatformContext): CheckoutContext {
  const asked = c.req.query('locale') ?? '';
  const locale = LOCALE.test(asked) ? asked : null;
  return createContext(shopOfRequest(c, context.shops), locale, context);
}
