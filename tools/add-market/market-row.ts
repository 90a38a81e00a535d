import { LOCALES, marketOf } from '@lokke/domain/markets';
import type { MarketRequest } from './market-request.ts';

/** The market table with a row more, before the one for trying things. */
export function withMarketRow(table: string, request: MarketRequest): string {
  const { locale, shop, country, currency, language, tag, apiVersion } = request;
  const row = {
    shop,
    countryCode: country,
    currencyCode: currency,
    languageTag: tag,
    language,
    symbolPosition: symbolPosition(tag, currency),
    apiVersion,
    checkoutIdKey: checkoutIdKey(request),
    // A code can tell but one market from the others.
    ...(LOCALES.some((one) => marketOf(one).hreflang === tag) ? { hreflang: null } : {}),
  };
  const last = '\n  dev: {';
  if (table.split(last).length !== 2) throw new Error('The market table has no row "dev".');
  return table.replace(last, () => `\n  '${locale}': ${JSON.stringify(row)},${last}`);
}

/** Side on which Intl writes the currency's symbol. */
export function symbolPosition(tag: string, currency: string): 'before' | 'after' {
  const types = new Intl.NumberFormat(tag, { style: 'currency', currency })
    .formatToParts(1)
    .map(({ type }) => type);
  return types.indexOf('currency') < types.indexOf('integer') ? 'before' : 'after';
}

/** Named like those of the specification (spec §3): `checkoutIdAustria`. */
function checkoutIdKey({ countryName, locale }: MarketRequest): string {
  const key = `checkoutId${countryName.normalize('NFD').replaceAll(/[^A-Za-z]/g, '')}`;
  const isTaken = LOCALES.some((one) => marketOf(one).checkoutIdKey === key);
  return isTaken ? `${key}${locale.replaceAll('-', '').toUpperCase()}` : key;
}
