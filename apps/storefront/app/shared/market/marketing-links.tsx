import { marketingOf, withMarketingParams, withParams } from '@lokke/domain/markets';
import { formatQuery, parseQuery } from '@lokke/domain/query';
import { salonPairs } from '@lokke/domain/salons';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { LinkPolicyContext } from '../../ui/link.tsx';
import { isMadeAhead, readBrowserTraits, wayTo } from '../prefetch-policy.ts';

/**
 * Adds the URL's marketing parameters to every link (spec §2), and a salon that was not looked up yet; after hydration:
 * cached markup has none.
 */
export function MarketingLinks({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  // Compares as text, so that an equal value renders nothing; deferred, so that parts whose script still loads stay.
  const query = useDeferredValue(formatQuery([...marketingOf(search), ...salonPairs(search)]), '');
  const policy = useMemo(() => {
    const pairs = parseQuery(query);
    const browser = readBrowserTraits();
    return {
      keep: (path: string) =>
        query === '' ? withMarketingParams(path, query) : withParams(path, pairs),
      pairs,
      isMadeAhead,
      wayTo: (path: string) => wayTo(path, browser),
    };
  }, [query]);
  return <LinkPolicyContext value={policy}>{children}</LinkPolicyContext>;
}
