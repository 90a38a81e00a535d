import type { Context } from 'hono';
import {
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  shopOfRequest,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts, displayDate, formatMoney } from '../../protocol/pages/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { readClock, shippingOf } from '../shipping/index.ts';
import { CHECKOUT_MESSAGES } from './messages/messages.ts';

const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/** Parts that all checkout pages need: shop, language, texts and links. */
export type CheckoutContext = ReturnType<typeof createContext>;

function createContext(shop: Shop, locale: string | null, context: PlatformContext) {
  const language = languageFor(locale, shop);
  const tag = languageTag(language, shop);
  return {
    shop,
    locale,
    language,
    languageTag: tag,
    texts: brandTexts(CHECKOUT_MESSAGES, { shop, language }, context.brand),
    links: storefrontLinks(context.storefrontUrl, shop, locale),
    money: (amountInMinorUnits: number) => formatMoney(amountInMinorUnits, shop.currencyCode, tag),
    /** Day of a moment where the shop is, dd-mm-yyyy. */
    dayOf: (moment: string) => displayDate(readClock(shop.key, new Date(moment)).day),
    /** The platform's own; pictures come from there too. */
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
