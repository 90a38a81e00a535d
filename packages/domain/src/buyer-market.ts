import { languageOfTag } from './market-suggestion.ts';
import { type Locale, type Market, marketOf, PREFIXLESS_LOCALE } from './markets/index.ts';

/** Hints of an assistant about the buyer it acts for. */
export interface BuyerHints {
  /** ISO 3166. */
  readonly country?: string | undefined;
  /** Part of the country, as ISO 3166-2 has it: `GB-NIR`, or `NIR`. */
  readonly region?: string | undefined;
  /** BCP 47. */
  readonly language?: string | undefined;
}

/**
 * Chooses the market of a buyer: country before language, as prices and delivery depend on it. Null where a country is
 * named that the shop does not sell to.
 */
export function chooseBuyerMarket(
  { country, region = '', language }: BuyerHints,
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
  const ofCountry = offered.filter(({ countryCode }) => countryCode === country.toUpperCase());
  const local = inRegion(ofCountry, region.toUpperCase());
  // A country's own language stands before English, which one of its markets may speak.
  return inLanguage(local) ?? local.find(({ prefix }) => prefix !== '') ?? local[0] ?? null;
}

/** A part of a country with a market of its own has that one; all others of the country have the country's. */
function inRegion(ofCountry: readonly Market[], region: string): readonly Market[] {
  const isThere = ({ subdivision }: Market) =>
    subdivision !== null && [subdivision, subdivision.split('-')[1]].includes(region);
  const choices = [ofCountry.filter(isThere), ofCountry.filter((one) => one.subdivision === null)];
  return choices.find(({ length }) => length > 0) ?? ofCountry;
}
