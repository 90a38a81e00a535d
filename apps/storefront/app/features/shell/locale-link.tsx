import type { MouseEvent } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link, opensElsewhere } from '../../ui/link.tsx';
import styles from './locale-link.module.css';

/** Opens the market list; a link to the markets page without scripts. */
export function LocaleLink({ appearance }: { readonly appearance: 'header' | 'footer' }) {
  const t = useT();
  const market = useMarket();
  const dispatch = useUIDispatch();
  const { marketName } = useGlobalModules();
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dispatch({ type: 'openLocalePopup', data: { suggestedLocale: market.locale } });
  };

  return (
    <Link
      to="/markets"
      className={styles['locale']}
      data-appearance={appearance}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span className="visually-hidden">{t('shell.market.change')}, </span>
      <Icon name="globe" />
      <span>{appearance === 'header' ? market.countryCode : marketName || market.countryCode}</span>
    </Link>
  );
}
