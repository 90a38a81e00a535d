import type { Market, ShopKey } from '@lokke/domain/markets';
import { useMemo } from 'react';
import { displayNamesOf } from '../../shared/i18n/formatters.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { MessageKey } from '../../shared/messages/messages.ts';

// Intl knows countries; this shop's market is part of one.
const OWN_NAMES = { ni: 'shell.market.northernIreland' } as const satisfies Partial<
  Record<ShopKey, MessageKey>
>;

interface MarketNames {
  /** The market's country in the visitor's language. */
  readonly country: (market: Market) => string;
  /** The market's language in its own words. */
  readonly language: (market: Market) => string;
}

export function useMarketNames(): MarketNames {
  const t = useT();
  const { languageTag } = useMarket();
  return useMemo(() => {
    const countries = displayNamesOf(languageTag, 'region');
    return {
      country: ({ shop, countryCode }) =>
        shop === 'ni' ? t(OWN_NAMES[shop]) : (countries.of(countryCode) ?? countryCode),
      language: ({ language }) => {
        const name = displayNamesOf(language, 'language').of(language) ?? language;
        return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
      },
    };
  }, [t, languageTag]);
}
