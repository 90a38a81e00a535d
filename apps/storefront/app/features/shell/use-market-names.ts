import { type MarketNames, marketNames } from '@lokke/i18n';
import { useMemo } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';

export function useMarketNames(): MarketNames {
  const t = useT();
  const { languageTag } = useMarket();
  return useMemo(
    () => marketNames(languageTag, t('shell.market.northernIreland')),
    [t, languageTag],
  );
}
