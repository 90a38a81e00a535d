import { useRememberedPages } from '../../shared/enable-client-cache.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useMarketSuggestion } from './use-market-suggestion.ts';

/** What no first sight of a page needs; it comes once everything is loaded, while there is a network to come by. */
export function DeferredWidgets() {
  useRememberedPages();
  return (
    <>
      {useMarketSuggestion()}
      <OfflineBanner />
    </>
  );
}
