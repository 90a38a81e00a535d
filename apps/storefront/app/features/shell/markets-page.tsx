import { useT } from '../../shared/i18n/messages-provider.tsx';
import { MarketList } from './market-list.tsx';
import styles from './markets-page.module.css';

/** Where the header's and the footer's way to another market leads before scripts run, or without any. */
export function MarketsPage() {
  const t = useT();
  return (
    <div className={`page ${styles['page']}`}>
      <h1>{t('shell.market')}</h1>
      <p>{t('shell.market.hint')}</p>
      <MarketList heading="h2" />
    </div>
  );
}
