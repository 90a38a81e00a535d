import type { Customer, Order } from '@lokke/contract/ports';
import type { Money } from '@lokke/domain/money';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { ShelfPrice } from '../../shared/market/price.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import { useSalon } from '../../state/salon/use-salon.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './dashboard-page.module.css';
import { OrderCard } from './orders/order-card.tsx';
import { ReorderButton } from './orders/reorder-button.tsx';
import { RememberEarly } from './remember-early.tsx';

interface DashboardPageProps {
  readonly customer: Customer;
  readonly latestOrder: Order | null;
  /** Store credit, by currency. */
  readonly credit: readonly Money[];
  /** Notice of a proof that the account waits for. */
  readonly notice?: ReactNode;
  /** Rows of other subjects, such as reviews to write. */
  readonly children?: ReactNode;
}

export function DashboardPage({
  customer,
  latestOrder,
  credit,
  notice,
  children,
}: DashboardPageProps) {
  const t = useT('account', 'addresses', 'aftersales', 'orders');
  const range = usePigment('orders');
  const { email, addresses } = customer;
  // The address stands for the name that nobody gave.
  const name = customer.displayName === email ? null : customer.displayName;
  const called = customer.firstName ?? name;
  const address = addresses.find(({ isDefault }) => isDefault);
  const market = useMarket();
  useEffect(() => rememberCustomer(market, email), [market, email]);
  return (
    <>
      <PageHead title={t('account.nav')} />
      <RememberEarly email={email} />
      <h1>{called === null ? t('account.nav') : t('account.greeting', { name: called })}</h1>
      {notice}
      <section className={styles['part']}>
        <h2>{t('account.dashboard.latestOrder')}</h2>
        {latestOrder === null ? (
          <EmptyState range={range} text={t('orders.empty')}>
            <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <OrderCard order={latestOrder} heading="h3" />
            <ReorderButton orderNumber={latestOrder.orderNumber} />
            <Link to="/account/orders">{t('account.dashboard.allOrders')}</Link>
          </>
        )}
      </section>
      {credit.length > 0 && (
        <section className={styles['part']}>
          <h2>{t('account.dashboard.credit')}</h2>
          {credit.map((money) => (
            <p key={money.currencyCode}>
              <ShelfPrice money={money} />
            </p>
          ))}
        </section>
      )}
      {children}
      <div className={styles['pair']}>
        <Kept />
      </div>
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
            {name}
            {name !== null && <br />}
            {email}
          </p>
          <Link to="/account/info">{t('account.dashboard.edit')}</Link>
          <Link to="/account/data">{t('aftersales.data')}</Link>
        </section>
      </div>
    </>
  );
}

/** Salon and wishlist of this browser, which it keeps with the account; the server does not know them. */
function Kept() {
  const t = useT('aftersales');
  const isHydrated = useHydrated();
  const { capabilities } = useBrand();
  const { salon } = useSalon();
  const { isKnown, productIds } = useWishlist();
  return (
    <>
      <section className={styles['part']}>
        <h2>{t('aftersales.wishlist')}</h2>
        {/* A line of the same height until it is known. */}
        <p>{isKnown ? t('aftersales.wishlistItems', { count: productIds.length }) : '\u00a0'}</p>
        <Link to="/wishlist">{t('wishlist.title')}</Link>
      </section>
      {capabilities.includes('salons') && (
        <section className={styles['part']}>
          <h2>{t('aftersales.salon')}</h2>
          <p>{salon?.salonName ?? (isHydrated ? t('aftersales.salonNone') : '\u00a0')}</p>
          <Link to="/salon/">{t('salon.find')}</Link>
          <Link to="/account/routine">{t('aftersales.routine')}</Link>
        </section>
      )}
    </>
  );
}
