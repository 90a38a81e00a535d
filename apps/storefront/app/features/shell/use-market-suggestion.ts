import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterLoad } from '../../shared/after-load.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onceReached } from '../../shared/once-reached.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { isMarketSettled } from '../../state/market/market-answer.ts';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';

/** Once the page is there: whether another market suits the visitor better. Answers the popup that asks, or nothing. */
export function useMarketSuggestion(): ReactNode {
  const { locale } = useMarket();
  const { soldLocales } = useGlobalModules();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<ReactNode>(null);
  // Who logs in or opens a link from an e-mail belongs to this market already.
  const mayAsk = !pathname.startsWith('/account');

  useEffect(() => {
    if (!mayAsk || isMarketSettled(locale)) return;
    let isCurrent = true;
    const suggest = async () => {
      const suggestion = await onceReached(async () => {
        const { suggestMarket } = await import('./suggest-market.tsx');
        return suggestMarket(locale, soldLocales);
      });
      if (suggestion === null || !isCurrent || isVisitorBusy()) return;
      setPopup(suggestion.popup);
      dispatch({ type: 'openLocalePopup', data: suggestion });
    };
    const stop = afterLoad(() => void suggest());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [mayAsk, locale, soldLocales, dispatch]);

  return popup;
}

/** Nobody is interrupted: then it is suggested with another page. */
function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
