import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './locale-button.module.css';
import { useMarketNames } from './use-market-names.ts';

/** Says which market one is in, and opens the list of all. */
export function LocaleButton({ look }: { readonly look: 'header' | 'footer' }) {
  const t = useT();
  const market = useMarket();
  const { dispatch } = useUI();
  const { country, language } = useMarketNames();
  return (
    <button
      type="button"
      className={styles['locale']}
      data-look={look}
      aria-haspopup="dialog"
      onClick={() =>
        dispatch({ type: 'openLocalePopup', data: { suggestedLocale: market.locale } })
      }
    >
      <span className="visually-hidden">{t('shell.market.change')}: </span>
      <Icon name="globe" />
      <span suppressHydrationWarning>
        {look === 'header' ? market.countryCode : `${country(market)} · ${language(market)}`}
      </span>
    </button>
  );
}
