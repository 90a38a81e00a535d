import type { OrderPage } from '@lokke/contract/ports';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSearch } from './order-search.tsx';
import styles from './orders-page.module.css';

interface OrdersPageProps {
  readonly page: OrderPage;
  readonly isFirst: boolean;
  /** What was looked for; null shows all. */
  readonly query: string | null;
  readonly whenEmpty: ReactNode;
}

export function OrdersPage({ page: { orders, next }, isFirst, query, whenEmpty }: OrdersPageProps) {
  const t = useT('orders');
  const range = usePigment('orders');
  const hasSearch = query !== null || orders.length > 1 || !isFirst;
  return (
    <>
      <h1>{t('orders.title')}</h1>
      {hasSearch && <OrderSearch query={query} count={orders.length} />}
      {orders.length === 0 && query === null && (
        <EmptyState range={range} text={t('orders.empty')}>
          <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
        </EmptyState>
      )}
      {orders.length === 0 && query === null && whenEmpty}
      {orders.length > 0 && (
        <ul className={styles['list']}>
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} heading="h2" />
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
