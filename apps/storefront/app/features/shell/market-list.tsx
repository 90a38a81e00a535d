import { buildRoute, LOCALES, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { type MarketNames, marketNames } from '@lokke/i18n';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { rememberMarket } from '../../state/market/market-preference.ts';
import { Flag } from './flag.tsx';
import styles from './market-list.module.css';
import pageStyles from './markets-page.module.css';

/** Links to the current page in every market; plain anchors, since another locale is another document. */
export function MarketList({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const current = useMarket();
  const { pathname, search } = useLocation();
  const path = pathInOtherMarket(pathname, search);
  const names = useMarketNames();
  const groups = marketGroups(useGlobalModules().soldLocales)
    .map(({ shop, markets }) => ({ shop, markets, country: countryOf(markets, names.country) }))
    .toSorted((a, b) => a.country.localeCompare(b.country, current.languageTag));

  return (
    <ul className={styles['countries']}>
      {groups.map(({ shop, markets, country }) => (
        <li key={shop}>
          <Heading suppressHydrationWarning>
            <Flag country={markets[0]?.countryCode ?? null} />
            {country}
          </Heading>
          <p>{markets[0]?.currencyCode}</p>
          <ul>
            {markets.map((market) => (
              <li key={market.locale}>
                <a
                  href={addressIn(market, path, search)}
                  lang={market.languageTag}
                  hrefLang={market.languageTag}
                  onClick={() => rememberMarket(market.locale)}
                  aria-current={market.locale === current.locale || undefined}
                  suppressHydrationWarning
                >
                  {names.language(market)}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** A home page has no trailing slash. */
function addressIn({ locale, prefix }: Market, path: string, query: string): string {
  const address = buildRoute({ locale, path, query });
  return path === '/' && prefix !== '' ? address.replace(`${prefix}/`, prefix) : address;
}

function countryOf(markets: readonly Market[], nameOf: (market: Market) => string): string {
  const [first] = markets;
  return first === undefined ? '' : nameOf(first);
}

function useMarketNames(): MarketNames {
  const t = useT();
  const { languageTag } = useMarket();
  return useMemo(
    () => marketNames(languageTag, t('shell.market.northernIreland')),
    [t, languageTag],
  );
}

/** Target of the market links without scripts. */
export function MarketsPage() {
  const t = useT();
  return (
    <div className={`page ${pageStyles['page']}`}>
      <PageTitle title={t('shell.market')} description={t('shell.market.hint')} />
      <p>{t('shell.market.hint')}</p>
      <MarketList heading="h2" />
    </div>
  );
}

/** Markets sold in, one entry per shop with its languages. */
export function marketGroups(sold: readonly Locale[]) {
  const offered = LOCALES.filter((locale) => sold.includes(locale))
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);
  return [...Map.groupBy(offered, ({ shop }) => shop)].map(([shop, markets]) => ({
    shop,
    markets,
  }));
}

// Pages whose query is valid in every market.
const SHARED_QUERY_PATHS = /^\/(?:shop|search|range\/[^/]+)\/?$/;

/** Equivalent path in another market: salons and orders differ, and the market list leads home. */
export function pathInOtherMarket(pathname: string, search: string): string {
  if (/^\/salon\/[^/]/.test(pathname)) return '/salon/';
  if (/^\/account(?!\/(?:login|register|forgot)\b)/.test(pathname)) return '/account/dashboard/';
  if (/^\/markets\/?$/.test(pathname)) return '/';
  return SHARED_QUERY_PATHS.test(pathname) ? pathname + search : pathname;
}
