import type { Language, Market } from '@lokke/domain/markets';
import { displayNamesOf } from './formatters.ts';

export interface MarketNames {
  /** The market's country in the reader's language. */
  readonly country: (market: Market) => string;
  /** The market's language in that language. */
  readonly language: (market: Market) => string;
}

// Northern Ireland is no country for Intl. Created on demand: the first costs a phone 50 ms.
export function marketNames(languageTag: string, northernIreland: string): MarketNames {
  return {
    country: ({ shop, countryCode }) =>
      shop === 'ni'
        ? northernIreland
        : (displayNamesOf(languageTag, 'region').of(countryCode) ?? countryCode),
    language: ({ language }) => {
      const name = ownNames.get(language) ?? ownNameOf(language);
      ownNames.set(language, name);
      return name;
    },
  };
}

// Cached: each page names all of them.
const ownNames = new Map<Language, string>();

function ownNameOf(language: Language): string {
  const name = displayNamesOf(language, 'language').of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
