import { useMemo, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onStorageChange, readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** Number of the salon at whose prices the logged-in customer buys, as far as this browser knows; the server decides. */
export function useTradeSalonNo(): string | null {
  const market = useMarket();
  const [subscribe, read] = useMemo(() => {
    const place = marketValues.tradeSalonNo(market);
    return [
      (changed: () => void) => onStorageChange([place], changed),
      () => readStored(place),
    ] as const;
  }, [market]);
  return useSyncExternalStore(subscribe, read, nobody);
}

const nobody = () => null;
