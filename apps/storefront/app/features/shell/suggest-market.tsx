import { callApi } from '@lokke/contract/call';
import { getVisitorCountry } from '@lokke/contract/markets';
import { countryOfTimeZone, languageOfTag, suggestLocale } from '@lokke/domain/market-suggestion';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { loadMessages } from '@lokke/i18n';
import type { ReactNode } from 'react';
import { dismissSuggestion, rememberedMarket } from '../../state/market/market-preference.ts';
import { MarketPopup } from './market-popup.tsx';

interface Suggestion {
  readonly suggestedLocale: Locale;
  readonly popup: ReactNode;
}

/** What to suggest to this visitor, and the popup that does it in a language they read. */
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
  const texts = await loadMessages(language, ['suggestion']);
  const isRemembered = preference === suggestedLocale;
  const popup = (
    <MarketPopup {...{ suggestedLocale, soldLocales, isRemembered, language, texts }} />
  );
  return { suggestedLocale, popup };
}

/** The network knows best where somebody is; where it does not say, their clock does. */
async function countryOfVisitor(): Promise<string | null> {
  const answer = await callApi(
    getVisitorCountry,
    {},
    { fetch: window.fetch.bind(window), log: (text) => console.warn(text) },
  );
  return (answer.ok ? answer.value.countryCode : null) ?? countryOfTimeZone(visitorTimeZone());
}

declare global {
  interface Window {
    /** Missing in older browsers. */
    readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
  }
}

/** Such as `Europe/Amsterdam`. Intl knows it as well, but has to make its first formatter to say so. */
function visitorTimeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
