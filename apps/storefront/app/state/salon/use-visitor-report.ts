import { useEffect } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { pushVisitor, VISITOR_DELAY_IN_MS } from './push-visitor.ts';

/** Tells once a visit who is here, after the configured delay (spec §7). */
export function useVisitorReport(): void {
  const market = useMarket();
  useEffect(() => {
    const timer = window.setTimeout(() => pushVisitor(market), VISITOR_DELAY_IN_MS);
    return () => window.clearTimeout(timer);
  }, [market]);
}
