import {
  type CountryCode,
  LANGUAGES,
  type Language,
  LOCALES,
  type Locale,
  type Market,
  marketOf,
} from './markets/index.ts';
// Stands apart from the market table, which every page loads: it is needed later.
import TIME_ZONES from './time-zones.json' with { type: 'json' };

/** Hints about a visitor that need no prompt. */
export interface VisitorClues {
  /** The market of the current page. */
  readonly current: Locale;
  readonly soldLocales: readonly Locale[];
  /** The market chosen before, if any. */
  readonly preference: string | null;
  /** ISO 3166, from the CDN or the time zone. */
  readonly countryCode: string | null;
  /** BCP 47, the best first: `navigator.languages`. */
  readonly languages: readonly string[];
}

/** The default language of browsers: no evidence of a country. */
const FACTORY_SETTING = 'en-US';

/** Suggests a market that suits a visitor better than the current one; null if none does. */
export function suggestLocale(clues: VisitorClues): Locale | null {
  const { current, soldLocales, preference } = clues;
  const here = marketOf(marketOf(current).canonicalLocale);
  if (!here.isIndexed) return null;
  const offered = soldLocales
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);

  // A choice takes precedence over a guess.
  const preferred = offered.find(({ locale }) => locale === preference);
  const better = preferred ?? guess(clues, here, offered);
  return better === undefined || better.locale === here.locale ? null : better.locale;
}

function guess(
  { countryCode, languages }: VisitorClues,
  here: Market,
  offered: readonly Market[],
): Market | undefined {
  const regions = languages.filter((tag) => tag !== FACTORY_SETTING).map(regionOf);
  const [local = []] = [countryCode, ...regions]
    .map((country) => offered.filter((market) => market.countryCode === country))
    .filter((markets) => markets.length > 0);
  if (local.length > 0) return inOwnLanguage(local, languages, here) ?? local[0];
  // Country unknown: suggest only a language that the visitor reads better.
  if (languages.some((tag) => languageOfTag(tag) === here.language)) return undefined;
  const [first] = languages;
  const language = first === undefined ? null : languageOfTag(first);
  return language === null || language === 'en'
    ? undefined
    : offered.find((market) => market.language === language);
}

/** Among several markets of a country, the current one takes precedence. */
function inOwnLanguage(
  markets: readonly Market[],
  languages: readonly string[],
  here: Market,
): Market | undefined {
  for (const tag of languages) {
    const language = languageOfTag(tag);
    const speaking = markets.filter((market) => market.language === language);
    const found = speaking.find(({ locale }) => locale === here.locale) ?? speaking[0];
    if (found !== undefined) return found;
  }
  return markets.find(({ locale }) => locale === here.locale);
}

function regionOf(tag: string): string | null {
  return /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toUpperCase() ?? null;
}

const READABLE: ReadonlyMap<string, Language> = new Map<string, Language>([
  ...LANGUAGES.map((language) => [language, language] as const),
  // The macrolanguage and its other written form are mutually readable with ours.
  ['no', 'nb'],
  ['nn', 'nb'],
]);

/** Finds the shop's language for a BCP 47 tag. */
export function languageOfTag(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  return READABLE.get(primary) ?? null;
}

/** Finds a market's country by the browser's time zone: better evidence than its language, without a permission prompt. */
export function countryOfTimeZone(timeZone: string): CountryCode | null {
  const [country] =
    Object.entries(TIME_ZONES).find(([, zones]) =>
      zones.some((zone) => isWithin(zone, timeZone)),
    ) ?? [];
  const market = LOCALES.map(marketOf).find(({ countryCode }) => countryCode === country);
  return market?.countryCode ?? null;
}

/** A zone that ends with a slash stands for all below it. */
function isWithin(zone: string, timeZone: string): boolean {
  return zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone;
}
