import type { Customer, Order } from '@lokke/contract/ports';
import { useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { AddressLines } from './address-lines.tsx';
import styles from './dashboard-page.module.css';
import { OrderCard } from './order-card.tsx';

interface DashboardPageProps {
  readonly customer: Customer;
  readonly latestOrder: Order | null;
}

export function DashboardPage({ customer, latestOrder }: DashboardPageProps) {
  const t = useT('account', 'addresses', 'orders');
  const { email, firstName, addresses } = customer;
  const address = addresses.find(({ isDefault }) => isDefault);
  useEffect(() => rememberCustomer(email), [email]);
  return (
    <>
      <h1>{t('account.greeting', { name: firstName ?? customer.displayName })}</h1>
      <section className={styles['part']}>
        <h2>{t('account.dashboard.latestOrder')}</h2>
        {latestOrder === null ? (
          <EmptyState text={t('orders.empty')}>
            <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <OrderCard order={latestOrder} />
            <Link to="/account/orders">{t('account.dashboard.allOrders')}</Link>
          </>
        )}
      </section>
      <div className={styles['pair']}>
        <section className={styles['part']}>
          <h2>{t('addresses.default')}</h2>
          {address === undefined ? (
            <>
              <p>{t('addresses.empty')}</p>
              <Link to="/account/address">{t('addresses.add')}</Link>
            </>
          ) : (
            <>
              <AddressLines lines={address.formatted} />
              <Link to="/account/addresses">{t('account.nav.addresses')}</Link>
            </>
          )}
        </section>
        <section className={styles['part']}>
          <h2>{t('account.nav.info')}</h2>
          <p>
            {customer.displayName}
            <br />
            {email}
          </p>
          <Link to="/account/info">{t('account.dashboard.edit')}</Link>
        </section>
      </div>
    </>
  );
}
