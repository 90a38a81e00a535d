import { languageFor, type Shop, type ShopKey, shopRow } from '../../../protocol/index.ts';
import { brandTexts, fillIn } from '../../../protocol/pages/index.ts';
import { CHECKOUT_MESSAGES } from '../messages/messages.ts';
import type { PricedCheckout } from '../priced-checkout.ts';

const DELIVERY_METHOD_KEYS = ['standard', 'express', 'email'] as const;

export type DeliveryMethodKey = (typeof DELIVERY_METHOD_KEYS)[number];

export function isDeliveryMethodKey(value: string): value is DeliveryMethodKey {
  return DELIVERY_METHOD_KEYS.some((key) => key === value);
}

/** Asks whether the courier calls before the door: without a number the parcel goes back. */
export function needsPhone(method: string): boolean {
  return method === 'express';
}

export interface DeliveryMethod {
  readonly key: DeliveryMethodKey;
  readonly priceInMinorUnits: number;
  /** Free from this amount on, or never when null. */
  readonly freeFromInMinorUnits: number | null;
}

/** Methods that a bag of this value can choose from, cheapest first. */
export function deliveryMethods(
  shop: ShopKey,
  bagInMinorUnits: number,
): readonly [DeliveryMethod, DeliveryMethod] {
  const { standardInMinorUnits, freeFromInMinorUnits, expressInMinorUnits } =
    shopRow(shop).delivery;
  const isFree = bagInMinorUnits >= freeFromInMinorUnits;
  return [
    {
      key: 'standard',
      priceInMinorUnits: isFree ? 0 : standardInMinorUnits,
      freeFromInMinorUnits,
    },
    { key: 'express', priceInMinorUnits: expressInMinorUnits, freeFromInMinorUnits: null },
  ];
}

type Bag = Pick<PricedCheckout, 'goodsInMinorUnits' | 'needsDelivery'>;

/** Methods that a checkout offers; what comes by letter costs nothing to send. */
export function methodsFor(
  shop: ShopKey,
  { goodsInMinorUnits, needsDelivery }: Bag,
): readonly [DeliveryMethod, ...DeliveryMethod[]] {
  return needsDelivery
    ? deliveryMethods(shop, goodsInMinorUnits)
    : [{ key: 'email', priceInMinorUnits: 0, freeFromInMinorUnits: null }];
}

export function deliveryMethod(shop: ShopKey, bag: Bag, key: DeliveryMethodKey): DeliveryMethod {
  const methods = methodsFor(shop, bag);
  return methods.find((method) => method.key === key) ?? methods[0];
}

interface DeliveryTimeTexts {
  readonly nextDay: string;
  readonly days: string;
  readonly range: string;
  readonly atOnce: string;
}

/** Returns how long a method takes, in words. */
export function deliveryTime(
  shop: ShopKey,
  key: DeliveryMethodKey,
  texts: DeliveryTimeTexts,
): string {
  if (key === 'email') return texts.atOnce;
  const { standardDays, expressDays } = shopRow(shop).deliveryTimes;
  const [from = '', to = from] = (key === 'standard' ? standardDays : expressDays).split('-');
  if (from !== to) return fillIn(texts.range, { from, to });
  return from === '1' ? texts.nextDay : fillIn(texts.days, { days: from });
}

/** Times that the methods take, in the checkout's words: pages and checkout never differ. */
export function deliveryTimesIn(shop: Shop, locale: string) {
  const reader = { shop, language: languageFor(locale, shop) };
  const { deliveryTime: texts } = brandTexts(CHECKOUT_MESSAGES, reader, NO_BRAND);
  return {
    standardTime: deliveryTime(shop.key, 'standard', texts),
    expressTime: deliveryTime(shop.key, 'express', texts),
  };
}

/** Stands for any brand, since the times name none. */
const NO_BRAND = { name: '', messages: new Map() };
