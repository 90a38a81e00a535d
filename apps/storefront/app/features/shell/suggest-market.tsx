import { VISITOR_COUNTRY_PATH } from '@lokke/contract/paths';
import { countryOfTimeZone, languageOfTag, suggestLocale } from '@lokke/domain/market-suggestion';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { loadMessages } from '@lokke/i18n';
import type { ReactNode } from 'react';
import { dismissSuggestion, rememberedMarket } from '../../state/market/market-preference.ts';

interface Suggestion {
  readonly suggestedLocale: Locale;
  readonly popup: ReactNode;
}

/** Decides which market to suggest, and renders the popup in the visitor's language. */
export async function suggestMarket(
  current: Locale,
  soldLocales: readonly Locale[],
): Promise<Suggestion | null> {
  const preference = rememberedMarket();
  const { languages } = navigator;
  const suggestedLocale = suggestLocale({
    current,
    soldLocales,
    preference,
    countryCode: preference === null ? await countryOfVisitor() : null,
    languages,
  });
  if (suggestedLocale === null) {
    dismissSuggestion(current);
    return null;
  }
  const own = languages.map(languageOfTag).find((language) => language !== null);
  const language = own ?? marketOf(current).language;
  const [texts, { MarketPopup }] = await Promise.all([
    loadMessages(language, ['suggestion']),
    import('./market-popup.tsx'),
  ]);
  const isRemembered = preference === suggestedLocale;
  const popup = (
    <MarketPopup {...{ suggestedLocale, soldLocales, isRemembered, language, texts }} />
  );
  return { suggestedLocale, popup };
}

/** Country by IP, else by time zone. */
async function countryOfVisitor(): Promise<string | null> {
  return (await countryByAddress()) ?? countryOfTimeZone(visitorTimeZone());
}

/** Every visit asks, and needs nothing else that validates responses: one field is checked here. */
async function countryByAddress(): Promise<string | null> {
  try {
    const { countryCode }: { countryCode?: unknown } = await (
      await fetch(VISITOR_COUNTRY_PATH)
    ).json();
    return typeof countryCode === 'string' ? countryCode : null;
  } catch {
    return null;
  }
}

declare global {
  interface Window {
    /** Missing in older browsers. */
    readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
  }
}

/** Such as `Europe/Amsterdam`. Temporal first: the first Intl formatter is slow. */
function visitorTimeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
