import { type Locale, type Market, marketOf } from '../markets/index.ts';
import { languageOfTag } from './language-of-tag.ts';

/** What can be known of a visitor without asking. */
export interface VisitorClues {
  /** Where they are now. */
  readonly current: Locale;
  readonly soldLocales: readonly Locale[];
  /** What they chose before, here or elsewhere. */
  readonly preference: string | null;
  /** ISO 3166, from the edge of the network or from the clock. */
  readonly countryCode: string | null;
  /** BCP 47, the best first: `navigator.languages`. */
  readonly languages: readonly string[];
}

/** What browsers speak before anybody tells them otherwise: it says nothing about where one is. */
const FACTORY_SETTING = 'en-US';

/** The market that suits a visitor better than the one they are in, or null: nothing is ever suggested for its own sake. */
export function suggestLocale(clues: VisitorClues): Locale | null {
  const { current, soldLocales, preference } = clues;
  const here = marketOf(marketOf(current).canonicalLocale);
  if (!here.isIndexed) return null;
  const offered = soldLocales
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);

  // What somebody chose counts more than what we could guess.
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
  // Nobody knows where they are: only somebody who cannot read this is told of what they can.
  if (languages.some((tag) => languageOfTag(tag) === here.language)) return undefined;
  const [first] = languages;
  const language = first === undefined ? null : languageOfTag(first);
  return language === null || language === 'en'
    ? undefined
    : offered.find((market) => market.language === language);
}

/** Where one country speaks several languages, or has several markets, where one is now wins. */
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
