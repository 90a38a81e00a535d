import { useEffect } from 'react';
import type { Customer, Order } from '../../shared/customer.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
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
          <EmptyShelf text={t('orders.empty')}>
            <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
          </EmptyShelf>
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
