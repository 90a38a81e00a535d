import { marketingOf, withMarketingParams } from '@lokke/domain/markets';
import { formatQuery } from '@lokke/domain/query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { LinkPolicyContext } from '../../ui/link.tsx';
import { shouldPrefetch } from '../prefetch-policy.ts';

/** Adds the URL's marketing parameters to every link (spec §2), after hydration: cached markup has none. */
export function MarketingLinks({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  // Compares as text, so that an equal value renders nothing; deferred, so that parts whose script still loads stay.
  const query = useDeferredValue(formatQuery(marketingOf(search)), '');
  const policy = useMemo(
    () => ({
      keep: (path: string) => withMarketingParams(path, query),
      pairs: marketingOf(query),
      prefetches: (path: string) => shouldPrefetch(path),
    }),
    [query],
  );
  return <LinkPolicyContext value={policy}>{children}</LinkPolicyContext>;
}
