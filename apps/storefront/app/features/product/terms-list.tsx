import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './terms-list.module.css';

/** Lines; null where there is nothing to say. */
export interface Terms {
  readonly stock: string;
  readonly time: string | null;
  readonly cost: string | null;
  readonly freeItem: string | null;
  /** Known only once the scripts have come. */
  readonly salon: string | null;
}

export function TermsList({ terms }: { readonly terms: Terms }) {
  const t = useT('product');
  const { stock, time, cost, freeItem, salon } = terms;
  return (
    <ul className={styles['terms']} aria-label={t('product.terms')}>
      {[stock, time, cost, freeItem].map((line) => line !== null && <li key={line}>{line}</li>)}
      {salon !== null && <li className={styles['late']}>{salon}</li>}
    </ul>
  );
}
