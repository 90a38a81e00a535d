import type { Money } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A price as the market writes it: narrow symbol, two decimals (spec §9). */
export function formatPrice(money: Money, market: { readonly languageTag: string }): string {
  return formatterOf(market.languageTag, money.currencyCode).format(money.amountInMinorUnits / 100);
}

/** The bare amount with two decimals and a point, for data and for the wire (spec §3). */
export function formatAmount(money: Money): string {
  return (money.amountInMinorUnits / 100).toFixed(2);
}

// Building a formatter costs far more than using one, and a listing formats hundreds of prices.
function formatterOf(languageTag: string, currencyCode: string): Intl.NumberFormat {
  const key = `${languageTag} ${currencyCode}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, formatter);
  return formatter;
}
