import {
  buildRoute,
  flagCountryOf,
  type Language,
  type Locale,
  type Market,
  marketOf,
} from '@lokke/domain/markets';
import { createTranslate, type LoadedMessages, type MarketNames, marketNames } from '@lokke/i18n';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { rememberMarket } from '../../state/market/market-preference.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BelgianChoice, type SuggestionSource } from './belgian-choice.tsx';
import { Flag } from './flag.tsx';
import { pathInOtherMarket } from './market-list.tsx';
import styles from './market-popup.module.css';

interface MarketPopupProps {
  readonly suggestedLocale: Locale;
  readonly soldLocales: readonly Locale[];
  /** Chosen earlier, rather than guessed. */
  readonly isRemembered: boolean;
  readonly language: Language;
  /** Texts in the suggested market's language. */
  readonly texts: LoadedMessages<'suggestion'>;
}

/** Suggests another market, never redirects; closing means staying. */
export function MarketPopup({
  suggestedLocale,
  soldLocales,
  isRemembered,
  language,
  texts,
}: MarketPopupProps) {
  const current = useMarket();
  const { ui, dispatch } = useUI();
  const { pathname, search } = useLocation();
  const t = useMemo(
    () => createTranslate<SuggestionSource>(texts.messages, language),
    [texts, language],
  );
  const names = useMemo(() => marketNames(language, t('suggest.northernIreland')), [language, t]);
  const suggested = marketOf(suggestedLocale);
  const isOpen = ui.localePopupData?.suggestedLocale === suggestedLocale;
  const addressIn = (locale: Locale) =>
    buildRoute({ locale, path: pathInOtherMarket(pathname, search), query: search });
  const belgian = soldLocales.filter((locale) => marketOf(locale).shop === suggested.shop);
  const asksForPostcode =
    suggested.countryCode === 'BE' && current.shop !== suggested.shop && belgian.length > 1;

  const stay = () => {
    rememberMarket(current.locale);
    dispatch({ type: 'closeLocalePopup' });
  };
  const showAll = () =>
    dispatch({ type: 'openLocalePopup', data: { suggestedLocale: current.locale } });

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => isOpen && stay()}
      side="centre"
      title={t('suggest.title')}
      closeLabel={t('suggest.close')}
      lang={language}
    >
      <p>{t('suggest.hint')}</p>
      <div className={styles['choices']}>
        {asksForPostcode ? (
          <BelgianChoice t={t} names={names} locales={belgian} addressIn={addressIn} />
        ) : (
          <a
            className={styles['choice']}
            href={addressIn(suggestedLocale)}
            onClick={() => rememberMarket(suggestedLocale)}
          >
            <MarketCard
              market={suggested}
              names={names}
              remark={t(isRemembered ? 'suggest.remembered' : 'suggest.guess')}
            />
          </a>
        )}
        <button type="button" className={styles['choice']} onClick={stay}>
          <MarketCard market={current} names={names} remark={t('suggest.here')} />
        </button>
      </div>
      <Button appearance="plain" className={styles['others'] ?? ''} onClick={showAll}>
        {t('suggest.others')}
      </Button>
    </Sheet>
  );
}

interface MarketCardProps {
  readonly market: Market;
  readonly names: MarketNames;
  readonly remark: string;
}

/** Language and currency of a market. */
function MarketCard({ market, names, remark }: MarketCardProps) {
  return (
    <span className={styles['card']}>
      <span className={styles['remark']}>{remark}</span>
      <strong className={styles['country']}>
        {/* Spec §5: where its locale yields one. */}
        <Flag country={flagCountryOf(market.locale)} />
        {names.country(market)}
      </strong>
      <span>
        {market.currencyCode} · <span lang={market.language}>{names.language(market)}</span>
      </span>
    </span>
  );
}
