import { type Money, parseMinorUnits } from '../money/index.ts';

/** Working days from dispatch to door. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

/** Terms of a shop's standard delivery. */
export interface DeliveryTerms {
  /** Price that the checkout charges, with its currency. */
  readonly price: string;
  /** The least that it charges where that depends on the bag, as on its weight. */
  readonly priceFrom?: string;
  readonly days: DeliveryDays;
  /** Orders before it leave on the same day: `16:00`, by the clock of the market. */
  readonly orderBefore: string;
}

const ORDER_BEFORE = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** Reads the facts of a market; null where one is missing or unreadable. */
export function parseDeliveryTerms(facts: Readonly<Record<string, string>>): DeliveryTerms | null {
  const price = facts['standardPrice']?.trim() ?? '';
  const priceFrom = facts['standardPriceFrom']?.trim() ?? '';
  const days = parseDays(facts['standardDays'] ?? '');
  const orderBefore = facts['orderBefore']?.trim() ?? '';
  if (price === '' || days === null || !ORDER_BEFORE.test(orderBefore)) return null;
  return {
    price,
    ...(priceFrom !== '' && { priceFrom }),
    days,
    orderBefore: orderBefore.padStart(5, '0'),
  };
}

/** `2-4`, or `1` for a single day. */
function parseDays(text: string): DeliveryDays | null {
  const [, from, to = from] = /^\s*(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const days = { from: Number(from), to: Number(to) };
  return days.from <= days.to ? days : null;
}

/** Reads the price as an amount; null where its words name none or several, or it depends on the bag. */
export function deliveryPriceOf(
  { price, priceFrom }: Pick<DeliveryTerms, 'price' | 'priceFrom'>,
  currencyCode: Money['currencyCode'],
): Money | null {
  if (priceFrom !== undefined) return null;
  const [, whole = '', cents = '00'] = /^\D*(\d{1,6})(?:[.,](\d{2}))?\D*$/.exec(price) ?? [];
  const amountInMinorUnits = parseMinorUnits(`${whole}.${cents}`);
  return amountInMinorUnits === null ? null : { amountInMinorUnits, currencyCode };
}
