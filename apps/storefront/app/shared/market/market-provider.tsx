import { type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from '../../ui/use-required-context.ts';

const MarketContext = createContext<Market | null>(null);

interface MarketProviderProps {
  readonly market: Market;
  readonly children: ReactNode;
}

export function MarketProvider({ market, children }: MarketProviderProps) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

export function useMarket(): Market {
  return useRequiredContext(MarketContext);
}

/** Market of a page URL; used by server and browser. */
export function marketOfUrl(url: string): Market {
  return marketOf(splitLocale(new URL(url).pathname).locale);
}
