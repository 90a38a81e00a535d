import type { OrderPage } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './orders-page.module.css';

interface OrdersPageProps {
  readonly page: OrderPage;
  readonly isFirst: boolean;
}

export function OrdersPage({ page: { orders, next }, isFirst }: OrdersPageProps) {
  const t = useT('orders');
  return (
    <>
      <h1>{t('orders.title')}</h1>
      {orders.length === 0 ? (
        <EmptyState text={t('orders.empty')}>
          <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {(!isFirst || next !== null) && (
        <p className={styles['pages']}>
          {!isFirst && <Link to="/account/orders">{t('orders.newest')}</Link>}
          {next !== null && (
            <Link to={`/account/orders?${new URLSearchParams({ after: next })}`}>
              {t('orders.older')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
