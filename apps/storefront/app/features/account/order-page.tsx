import type { Order } from '@lokke/contract/ports';
import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { AddressLines } from './address-lines.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { OrderStates } from './order-states.tsx';
import { OrderSums } from './order-sums.tsx';

export function OrderPage({ order }: { readonly order: Order }) {
  const t = useT('orders');
  return (
    <>
      <Link to="/account/orders" className={styles['onScreen']}>
        {t('orders.all')}
      </Link>
      <div className={styles['head']}>
        <h1>{t('orders.order', { name: order.name })}</h1>
        <p>{t('orders.placed', { date: formatDate(new Date(order.processedAt)) })}</p>
        <OrderStates order={order} />
      </div>
      <OrderLines lines={order.lines} />
      <OrderSums order={order} />
      {order.shippingAddress.length > 0 && (
        <section className={styles['address']}>
          <h2>{t('orders.deliveredTo')}</h2>
          <AddressLines lines={order.shippingAddress} />
        </section>
      )}
      <Link to="/withdraw" state={{ orderNumber: order.name }} className={styles['onScreen']}>
        {t('orders.withdraw')}
      </Link>
    </>
  );
}
