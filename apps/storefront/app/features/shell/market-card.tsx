import type { Market } from '@lokke/domain/markets';
import type { MarketNames } from '@lokke/i18n';
import { Flag } from './flag.tsx';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly market: Market;
  readonly names: MarketNames;
  readonly remark: string;
}

/** What one gets in a market: where to, in which money, in which language. */
export function MarketCard({ market, names, remark }: MarketCardProps) {
  return (
    <span className={styles['card']}>
      <span className={styles['remark']}>{remark}</span>
      <strong className={styles['country']}>
        <Flag locale={market.locale} />
        {names.country(market)}
      </strong>
      <span>
        {market.currencyCode} · <span lang={market.language}>{names.language(market)}</span>
      </span>
    </span>
  );
}
