import type { OrderLine } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { productPathOf } from '../../shared/site/product-path.ts';
import { Link } from '../../ui/link.tsx';
import styles from './order-lines.module.css';

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT('orders');
  return (
    <ul className={styles['lines']} aria-label={t('orders.lines')}>
      {[...lines.entries()].map(([position, line]) => (
        <li key={position}>
          <span className={styles['picture']}>
            {line.pictureUrl !== null && (
              <img src={line.pictureUrl} alt="" width="72" height="90" loading="lazy" />
            )}
          </span>
          <span className={styles['what']}>
            {line.productHandle === null ? (
              line.title
            ) : (
              <Link to={productPathOf(line.productHandle, line.variantId)}>{line.title}</Link>
            )}
            <span>
              {line.variantTitle === null ? '' : `${line.variantTitle} · `}
              {t('orders.items', { count: line.quantity })}
            </span>
          </span>
          <Price money={line.total} />
        </li>
      ))}
    </ul>
  );
}
