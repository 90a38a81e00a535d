import { type Locale, marketOf } from '@lokke/domain/markets';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** What a visitor answered, or chose in the list: the market they want to be in. */
export function rememberMarket(locale: Locale): void {
  writeStored(sharedValues.userLocalePreference, marketOf(locale).canonicalLocale);
}

export function rememberedMarket(): string | null {
  return readStored(sharedValues.userLocalePreference);
}

/** Nothing to suggest in this market, as far as this visit goes. */
export function dismissSuggestion(locale: Locale): void {
  writeStored(sharedValues.settledLocale, locale);
}

/** Whether this visitor has answered for the market already, or need not be asked. */
export function isSuggestionDismissed(locale: Locale): boolean {
  return (
    rememberedMarket() === marketOf(locale).canonicalLocale ||
    readStored(sharedValues.settledLocale) === locale
  );
}
