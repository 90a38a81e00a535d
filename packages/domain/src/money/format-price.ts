import { formatNumber, minusOf } from '../numbers/index.ts';
import { currencySymbol, type Money } from './money.ts';

const SPACE = '\u00a0';

export interface PriceFormat {
  readonly languageTag: string;
  readonly symbolPosition: 'before' | 'after';
}

/** A price as the market writes it: narrow symbol where its row says, two decimals (spec §9). */
export function formatPrice(money: Money, { languageTag, symbolPosition }: PriceFormat): string {
  const symbol = currencySymbol(money.currencyCode);
  const value = money.amountInMinorUnits / 100;
  if (symbolPosition === 'after') return formatNumber(value, languageTag, 2) + SPACE + symbol;
  if (languageTag.startsWith('nl')) return symbol + SPACE + formatNumber(value, languageTag, 2);
  const sign = value < 0 ? minusOf(languageTag) : '';
  // Letters stand apart from the number; signs do not in English.
  const between = symbol.length > 1 || !languageTag.startsWith('en') ? SPACE : '';
  return sign + symbol + between + formatNumber(Math.abs(value), languageTag, 2);
}

/** The bare amount with two decimals and a point, for data and for the wire (spec §3). */
export function formatAmount(money: Money): string {
  return (money.amountInMinorUnits / 100).toFixed(2);
}
