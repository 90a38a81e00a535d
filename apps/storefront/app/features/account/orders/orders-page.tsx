import type { OrderPage } from '@lokke/contract/ports';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { usePigment } from '../../../shared/site/use-pigment.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link, PreservedQueryFields, useLinkPolicy } from '../../../ui/link.tsx';
import { useAnnouncedChange } from '../../../ui/use-announced-change.ts';
import { useValueInPlace } from '../../../ui/use-value-in-place.ts';
import { OrderCard } from './order-card.tsx';
import styles from './orders-page.module.css';

interface OrdersPageProps {
  readonly page: OrderPage;
  readonly isFirst: boolean;
  /** Search text; null shows all. */
  readonly query: string | null;
  readonly whenEmpty: ReactNode;
}

export function OrdersPage({ page: { orders, next }, isFirst, query, whenEmpty }: OrdersPageProps) {
  const t = useT('orders');
  const range = usePigment('orders');
  const hasSearch = query !== null || orders.length > 1 || !isFirst;
  return (
    <>
      <PageTitle title={t('orders.title')} />
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
            <Link key={next} to={`/account/orders?${new URLSearchParams({ after: next })}`}>
              {t('orders.older')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

interface OrderSearchProps {
  readonly query: string | null;
  readonly count: number;
}

/** Finds orders by number or product; a plain GET form, so it works without scripts. */
function OrderSearch({ query, count }: OrderSearchProps) {
  const t = useT('aftersales');
  const { keep } = useLinkPolicy();
  const field = useValueInPlace(query ?? '');
  const found =
    query === null
      ? ''
      : count === 0
        ? t('aftersales.none', { query })
        : t('aftersales.found', { count });
  useAnnouncedChange(found);
  return (
    <>
      <Form
        method="get"
        action={keep('/account/orders')}
        role="search"
        className={styles['search']}
      >
        <PreservedQueryFields />
        <Field
          ref={field}
          name="q"
          type="search"
          label={t('aftersales.search')}
          hint={t('aftersales.searchHint')}
          autoComplete="off"
          maxLength={100}
          defaultValue={query ?? undefined}
          errors={[]}
        />
        <Button type="submit" appearance="secondary">
          {t('aftersales.searchAction')}
        </Button>
      </Form>
      {query !== null && (
        <p>
          {found} <Link to="/account/orders">{t('aftersales.showAll')}</Link>
        </p>
      )}
    </>
  );
}
