import { useMemo } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { type MarketNames, marketNames } from './market-names.ts';

export function useMarketNames(): MarketNames {
  const t = useT();
  const { languageTag } = useMarket();
  return useMemo(
    () => marketNames(languageTag, t('shell.market.northernIreland')),
    [t, languageTag],
  );
}
