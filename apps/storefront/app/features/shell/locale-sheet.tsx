import {
  buildRoute,
  DEFAULT_LOCALE,
  flagCountryOf,
  type Locale,
  type Market,
} from '@lokke/domain/markets';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { rememberMarket } from '../../state/market/market-answer.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Flag } from './flag.tsx';
import styles from './locale-sheet.module.css';
import { marketGroups } from './market-groups.ts';
import { pathElsewhere } from './path-elsewhere.ts';
import { useMarketNames } from './use-market-names.ts';

/** The same page in every market. Plain anchors: another locale is another document. */
export function LocaleSheet() {
  const t = useT();
  const current = useMarket();
  const { ui, dispatch } = useUI();
  const { pathname, search } = useLocation();
  const path = pathElsewhere(pathname, search);
  const names = useMarketNames();
  const isOpen = ui.localePopupData?.suggestedLocale === current.locale;
  const groups = marketGroups(useGlobalModules().soldLocales)
    .map(({ shop, markets }) => ({ shop, markets, country: countryOf(markets, names.country) }))
    .toSorted((a, b) => a.country.localeCompare(b.country, current.languageTag));

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => isOpen && dispatch({ type: 'closeLocalePopup' })}
      side="centre"
      title={t('shell.market')}
      closeLabel={t('shell.close')}
    >
      <p>{t('shell.market.hint')}</p>
      <ul className={styles['countries']}>
        {groups.map(({ shop, markets, country }) => (
          <li key={shop}>
            <h3>
              <Flag locale={flagged(markets)} />
              {country}
            </h3>
            <p>{markets[0]?.currencyCode}</p>
            <ul>
              {markets.map((market) => (
                <li key={market.locale}>
                  <a
                    href={buildRoute({ locale: market.locale, path, query: search })}
                    lang={market.languageTag}
                    hrefLang={market.languageTag}
                    onClick={() => rememberMarket(market.locale)}
                    aria-current={market.locale === current.locale || undefined}
                  >
                    {names.language(market)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The one of a country's locales that yields a flag, if any does. */
function flagged(markets: readonly Market[]): Locale {
  const locales = markets.map(({ locale }) => locale);
  return locales.find((locale) => flagCountryOf(locale) !== null) ?? locales[0] ?? DEFAULT_LOCALE;
}

function countryOf(markets: readonly Market[], nameOf: (market: Market) => string): string {
  const [first] = markets;
  return first === undefined ? '' : nameOf(first);
}
