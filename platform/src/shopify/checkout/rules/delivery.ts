import { languageFor, type Shop } from '../../../protocol/index.ts';
import {
  brandTexts,
  fillIn,
  formatPrice,
  formatThreshold,
  promisedDays,
} from '../../../protocol/pages/index.ts';
import { hasParcel, type OrderContents } from '../../orders/index.ts';
import {
  methodsOf,
  type PricedMethod,
  promiseDays,
  type SentBag,
  type Shipping,
  shippingOf,
} from '../../shipping/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { CHECKOUT_MESSAGES } from '../messages/messages.ts';

/** Asks whether the courier calls before the door: without a number the parcel goes back. */
export function needsPhone({ methods }: Pick<Shipping, 'methods'>, key: string): boolean {
  return methods.some((method) => method.key === key && method.needsPhone);
}

export type DeliveryMethod = Omit<PricedMethod, 'rates'>;

interface Bag extends SentBag {
  /** Null: a parcel is sent. */
  readonly unsent: 'email' | 'none' | null;
}

/** Methods that a checkout offers; what is not sent costs nothing to send. */
export function methodsFor(
  shipping: Pick<Shipping, 'methods'>,
  { unsent, ...bag }: Bag,
): readonly [DeliveryMethod, ...DeliveryMethod[]] {
  return unsent === null ? methodsOf(shipping, bag) : [{ ...UNSENT, key: unsent }];
}

const UNSENT = {
  title: null,
  translatedTitles: {},
  days: '',
  needsPhone: false,
  priceInMinorUnits: 0,
  freeFromInMinorUnits: null,
} as const;

export function deliveryMethod(
  shipping: Pick<Shipping, 'methods'>,
  bag: Bag,
  key: string,
): DeliveryMethod {
  const methods = methodsFor(shipping, bag);
  return methods.find((method) => method.key === key) ?? methods[0];
}

/** Name of a method in the buyer's language: the shop's own, or the checkout's for a method that it knows. */
export function methodTitle(
  { key, title, translatedTitles }: Pick<DeliveryMethod, 'key' | 'title' | 'translatedTitles'>,
  { texts, language }: Pick<CheckoutContext, 'texts' | 'language'>,
): string {
  const known: Readonly<Record<string, string>> = texts.methods;
  return translatedTitles[language.toUpperCase()] ?? title ?? known[key] ?? key;
}

interface DeliveryTimeTexts {
  readonly nextDay: string;
  readonly days: string;
  readonly range: string;
}

/** Returns how long a method takes, in words. */
export function deliveryTime(days: string, texts: DeliveryTimeTexts): string {
  const [from = '', to = from] = days.split('-');
  if (from !== to) return fillIn(texts.range, { from, to });
  return from === '1' ? texts.nextDay : fillIn(texts.days, { days: from });
}

/** Returns when a parcel comes that is ordered now, in words of the market. */
export function comingDays(
  { days }: Pick<DeliveryMethod, 'days'>,
  { shop, shipping, now, languageTag }: CheckoutContext,
): string {
  const { first, last } = promiseDays(shop.key, { ...shipping, days }, now);
  return promisedDays(first, last, languageTag);
}

/** Returns when an order comes, as was promised when it was placed. */
export function orderedTime(
  { delivery }: OrderContents,
  { shop, texts, languageTag }: Pick<CheckoutContext, 'shop' | 'texts' | 'languageTag'>,
): string {
  if (!hasParcel(delivery)) return texts.deliveryTime.atOnce;
  const { promised } = delivery;
  if (promised !== undefined) return promisedDays(promised.first, promised.last, languageTag);
  const usual = shippingOf(shop.key, null).methods.find(({ key }) => key === delivery.key);
  return deliveryTime(delivery.days ?? usual?.days ?? '', texts.deliveryTime);
}

/** Facts that pages tell of delivery, in the checkout's words and at its prices: they never differ. */
export function deliveryFacts(shop: Shop, locale: string, shipping: Shipping) {
  const reader = { shop, language: languageFor(locale, shop) };
  const { deliveryTime: texts } = brandTexts(CHECKOUT_MESSAGES, reader, NO_BRAND);
  const [standard, ...others] = methodsOf(shipping, { goodsInMinorUnits: 0, weightInGrams: 0 });
  const express = others.find(({ key }) => key === 'express') ?? others[0];
  const price = (amountInMinorUnits: number) =>
    formatPrice(amountInMinorUnits, shop.currencyCode, locale);
  const { freeFromInMinorUnits: freeFrom } = standard;
  const standardPrices = new Set(
    standard.rates
      .slice(0, freeFrom === null ? undefined : -1)
      .map(({ priceInMinorUnits }) => priceInMinorUnits ?? 0),
  );
  return {
    standardDays: standard.days,
    standardPrice: price(standard.priceInMinorUnits),
    ...(standardPrices.size > 1 && { standardPriceFrom: price(Math.min(...standardPrices)) }),
    standardTime: deliveryTime(standard.days, texts),
    freeFrom: freeFrom === null ? null : formatThreshold(freeFrom, shop.currencyCode, locale),
    expressDays: express?.days ?? null,
    expressPrice: express === undefined ? null : price(express.priceInMinorUnits),
    expressTime: express === undefined ? null : deliveryTime(express.days, texts),
    orderBefore: shipping.orderBefore,
    cutOff: clockTime(shipping.orderBefore, locale),
  };
}

/** An hour as the country reads it: `12:00 PM`. */
function clockTime(time: string, locale: string): string {
  // English without a region is that of a European shop.
  const country = locale === 'en' ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(country, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-01T${time}Z`));
}

/** Stands for any brand, since the times name none. */
const NO_BRAND = { name: '', messages: new Map() };
