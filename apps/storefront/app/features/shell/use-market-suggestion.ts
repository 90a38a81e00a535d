import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { isSuggestionDismissed } from '../../state/market/market-preference.ts';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { suggestMarket } from './suggest-market.tsx';

/** Checks when idle whether another market suits the visitor. Returns the popup, if any. */
export function useMarketSuggestion(): ReactNode {
  const { locale } = useMarket();
  const { soldLocales } = useGlobalModules();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<ReactNode>(null);
  // Visitors of account pages belong to this market.
  const mayAsk = !pathname.startsWith('/account');

  useEffect(() => {
    if (!mayAsk || isSuggestionDismissed(locale)) return;
    let isCurrent = true;
    const suggest = async () => {
      const suggestion = await retryWhenOnline(() => suggestMarket(locale, soldLocales));
      if (suggestion === null || !isCurrent || isVisitorBusy()) return;
      setPopup(suggestion.popup);
      startTransition(() => dispatch({ type: 'openLocalePopup', data: suggestion }));
    };
    const stop = runWhenIdle(() => void suggest());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [mayAsk, locale, soldLocales, dispatch]);

  return popup;
}

function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
