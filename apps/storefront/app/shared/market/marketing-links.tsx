import { marketingOf, withMarketingParams } from '@lokke/domain/markets';
import { formatQuery } from '@lokke/domain/query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { LinkPolicyContext } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { shouldPrefetch } from '../prefetch-policy.ts';

/**
 * Lets every link carry the marketing parameters of the address (spec §2). They belong to a visit, so they are not in
 * the server's markup, which is the same for everyone: links learn of them once scripts run.
 */
export function MarketingLinks({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  // As text, so that nothing is told anew of a search that says the same of them.
  const marketing = marketingOf(search);
  const query = formatQuery(useHydrated(marketing.length === 0) ? marketing : []);
  const kept = useMemo(
    () => ({
      keep: (path: string) => withMarketingParams(path, query),
      pairs: marketingOf(query),
      prefetches: (path: string) => shouldPrefetch(path),
    }),
    [query],
  );
  return <LinkPolicyContext value={kept}>{children}</LinkPolicyContext>;
}
