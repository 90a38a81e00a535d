import { languageOfTag } from './market-suggestion.ts';
import { type Locale, type Market, marketOf, PREFIXLESS_LOCALE } from './markets/index.ts';

/** Hints of an assistant about the buyer it acts for. */
export interface BuyerHints {
  /** ISO 3166. */
  readonly country?: string | undefined;
  /** BCP 47. */
  readonly language?: string | undefined;
}

/**
 * Chooses the market of a buyer: country before language, as prices and delivery depend on it. Null where a country is
 * named that the shop does not sell to.
 */
export function chooseBuyerMarket(
  { country, language }: BuyerHints,
  soldLocales: readonly Locale[],
): Market | null {
  const offered = soldLocales
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);
  const spoken = language === undefined ? null : languageOfTag(language);
  const inLanguage = (markets: readonly Market[]) =>
    markets.find((market) => market.language === spoken);
  const byDefault =
    offered.find(({ locale }) => locale === PREFIXLESS_LOCALE) ?? offered[0] ?? null;
  if (country === undefined || country === '') return inLanguage(offered) ?? byDefault;
  const local = offered.filter(({ countryCode }) => countryCode === country.toUpperCase());
  // A country's own language stands before English, which one of its markets may speak.
  return inLanguage(local) ?? local.find(({ prefix }) => prefix !== '') ?? local[0] ?? null;
}
