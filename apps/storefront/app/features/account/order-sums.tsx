import type { Order } from '@lokke/contract/ports';
import type { Money } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import styles from './order-sums.module.css';

export function OrderSums({ order }: { readonly order: Order }) {
  const t = useT('orders');
  return (
    <dl className={styles['sums']}>
      <Sum name={t('orders.subtotal')} money={order.subtotal} />
      <Sum name={t('orders.shipping')} money={order.shipping} />
      <Sum name={t('orders.tax')} money={order.tax} />
      <Sum name={t('orders.total')} money={order.total} />
    </dl>
  );
}

function Sum({ name, money }: { readonly name: string; readonly money: Money | null }) {
  if (money === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Price money={money} />
      </dd>
    </div>
  );
}
