import type { Order } from '@lokke/contract/ports';
import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './order-card.module.css';
import { OrderStates } from './order-states.tsx';

/** An order in a list: what it was, when, and how it stands. */
export function OrderCard({ order }: { readonly order: Order }) {
  const t = useT('orders');
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles['card']}>
      <div>
        <h3>
          <Link to={`/account/orders/${order.orderNumber}`}>
            {t('orders.order', { name: order.name })}
          </Link>
        </h3>
        <p>{t('orders.placed', { date: formatDate(new Date(order.processedAt)) })}</p>
        <OrderStates order={order} />
      </div>
      <p className={styles['sum']}>
        <Price money={order.total} />
        <span>{t('orders.items', { count })}</span>
      </p>
    </article>
  );
}
