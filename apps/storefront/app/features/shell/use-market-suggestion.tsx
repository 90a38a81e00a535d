import { VISITOR_COUNTRY_PATH } from '@lokke/contract/paths';
import { countryOfTimeZone, languageOfTag, suggestLocale } from '@lokke/domain/market-suggestion';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { loadMessages } from '@lokke/i18n';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import {
  dismissSuggestion,
  isSuggestionDismissed,
  rememberedMarket,
} from '../../state/market/market-preference.ts';
import { useShopState } from '../../state/shop-state/shop-state-provider.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { useStableCallback } from '../../ui/use-stable-callback.ts';

/** Checks when idle whether another market suits the visitor. Returns the popup, if any. */
export function useMarketSuggestion(): ReactNode {
  const { locale } = useMarket();
  const { soldLocales } = useGlobalModules();
  const dispatch = useUIDispatch();
  const { state, dispatch: dispatchToShop } = useShopState();
  const { pathname } = useLocation();
  /** Asked once: a page that may ask after one that may not knows it. */
  const findCountry = useStableCallback(async () => {
    if (state.countryCode !== '') return state.countryCode;
    const countryCode = await countryOfVisitor();
    if (countryCode !== null) dispatchToShop({ type: 'setCountryCode', countryCode });
    return countryCode;
  });
  const [popup, setPopup] = useState<ReactNode>(null);
  // Visitors of account pages belong to this market.
  const mayAsk = !pathname.startsWith('/account');

  useEffect(() => {
    if (!mayAsk || isSuggestionDismissed(locale)) return;
    let isCurrent = true;
    const suggest = async () => {
      const suggestion = await retryWhenOnline(() =>
        suggestMarket(locale, soldLocales, findCountry),
      );
      if (suggestion === null || !isCurrent || isVisitorBusy()) return;
      setPopup(suggestion.popup);
      startTransition(() => dispatch({ type: 'openLocalePopup', data: suggestion }));
    };
    const stop = runWhenIdle(() => void suggest());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [mayAsk, locale, soldLocales, findCountry, dispatch]);

  return popup;
}

function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}

interface Suggestion {
  readonly suggestedLocale: Locale;
  readonly popup: ReactNode;
}

/** Decides which market to suggest, and renders the popup in the visitor's language. */
async function suggestMarket(
  current: Locale,
  soldLocales: readonly Locale[],
  findCountry: () => Promise<string | null>,
): Promise<Suggestion | null> {
  const preference = rememberedMarket();
  const { languages } = navigator;
  const suggestedLocale = suggestLocale({
    current,
    soldLocales,
    preference,
    countryCode: preference === null ? await findCountry() : null,
    languages,
  });
  if (suggestedLocale === null) {
    dismissSuggestion(current);
    return null;
  }
  const own = languages.map(languageOfTag).find((language) => language !== null);
  const language = own ?? marketOf(current).language;
  const [texts, { MarketPopup }] = await Promise.all([
    loadMessages({ language, languageTag: language }, ['suggestion']),
    import('./market-popup.tsx'),
  ]);
  const isRemembered = preference === suggestedLocale;
  const popup = (
    <MarketPopup
      suggestedLocale={suggestedLocale}
      soldLocales={soldLocales}
      isRemembered={isRemembered}
      language={language}
      texts={texts}
    />
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
