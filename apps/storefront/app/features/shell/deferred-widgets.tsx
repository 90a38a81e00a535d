import { useLocation } from 'react-router';
import { useClientCache } from '../../shared/client-page-cache.ts';
import { FetchAhead } from '../../shared/product-card/fetch-ahead.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useMarketSuggestion } from './use-market-suggestion.ts';

/** Widgets loaded when idle and online. */
export function DeferredWidgets() {
  useClientCache();
  const { pathname } = useLocation();
  return (
    <>
      {useMarketSuggestion()}
      <FetchAhead key={pathname} />
      <OfflineBanner />
    </>
  );
}
