import { useClientCache } from '../../shared/client-page-cache.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useMarketSuggestion } from './use-market-suggestion.ts';

/** Widgets loaded when idle and online. */
export function DeferredWidgets() {
  useClientCache();
  return (
    <>
      {useMarketSuggestion()}
      <OfflineBanner />
    </>
  );
}
