import { formatNumber } from '../numbers/index.ts';
import { currencySymbol, type Money } from './money.ts';

const SPACE = '\u00a0';
/** A minus sign, not a hyphen, and before everything else: `−€ 9,50`. */
const MINUS = '\u2212';

export interface PriceFormat {
  readonly languageTag: string;
  readonly symbolPosition: 'before' | 'after';
}

/** A price as the market writes it: narrow symbol where its row says, two decimals (spec §9). */
export function formatPrice(money: Money, format: PriceFormat): string {
  return formatWith(2, money, format);
}

/** A sum that an offer begins at, which is no price: `€ 50`, and cents only where there are any. */
export function formatThreshold(money: Money, format: PriceFormat): string {
  return formatWith(money.amountInMinorUnits % 100 === 0 ? 0 : 2, money, format);
}

/** Currencies that Nordic shops write without öre where there are none. */
const CROWNS: ReadonlySet<string> = new Set(['NOK', 'SEK']);

/** `78,33 € / 1 l`, in one line. */
export function formatUnitPrice(
  { price, per }: { readonly price: Money; readonly per: string },
  format: PriceFormat,
): string {
  return [formatPrice(price, format), '/', ...per.split(' ')].join(SPACE);
}

/** A price beside a product, which is no sum yet: sums keep both decimals. */
export function formatShelfPrice(money: Money, format: PriceFormat): string {
  return CROWNS.has(money.currencyCode)
    ? formatThreshold(money, format)
    : formatPrice(money, format);
}

function formatWith(
  decimals: 0 | 2,
  money: Money,
  { languageTag, symbolPosition }: PriceFormat,
): string {
  const symbol = currencySymbol(money.currencyCode);
  const sign = money.amountInMinorUnits < 0 ? MINUS : '';
  const number = formatNumber(Math.abs(money.amountInMinorUnits) / 100, languageTag, decimals);
  if (symbolPosition === 'after') return sign + number + SPACE + symbol;
  // Letters stand apart from the number; signs do not in English.
  const between = symbol.length > 1 || !languageTag.startsWith('en') ? SPACE : '';
  return sign + symbol + between + number;
}

/** The bare amount with two decimals and a point, for data and for the wire (spec §3). */
export function formatAmount(money: Money): string {
  return (money.amountInMinorUnits / 100).toFixed(2);
}
