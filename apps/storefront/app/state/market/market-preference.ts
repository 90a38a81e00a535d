import { type Locale, marketOf } from '@lokke/domain/markets';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Stores the market the visitor chose. */
export function rememberMarket(locale: Locale): void {
  writeStored(sharedValues.userLocalePreference, marketOf(locale).canonicalLocale);
}

export function rememberedMarket(): string | null {
  return readStored(sharedValues.userLocalePreference);
}

/** No more suggestions in this market during the session. */
export function dismissSuggestion(locale: Locale): void {
  writeStored(sharedValues.dismissedLocale, locale);
}

export function isSuggestionDismissed(locale: Locale): boolean {
  return (
    rememberedMarket() === marketOf(locale).canonicalLocale ||
    readStored(sharedValues.dismissedLocale) === locale
  );
}
