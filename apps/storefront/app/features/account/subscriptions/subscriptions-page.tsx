import {
  type CustomerAddress,
  SUBSCRIPTION_ACTIONS,
  type Subscription,
  type SubscriptionAction,
} from '@lokke/contract/ports';
import { addressInOneLine } from '@lokke/domain/addresses';
import { clockIn, timeZoneOf } from '@lokke/domain/delivery';
import { formatPrice } from '@lokke/domain/money';
import { formatPromisedDay } from '../../../shared/delivery/format-days.ts';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { usePigment } from '../../../shared/site/use-pigment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../account-cards.module.css';
import { ActionForm, DoneNotice } from '../done-notice.tsx';

interface SubscriptionsPageProps {
  readonly subscriptions: readonly Subscription[];
  /** Addresses that orders can go to. */
  readonly addresses: readonly CustomerAddress[];
}

export function SubscriptionsPage({ subscriptions, addresses }: SubscriptionsPageProps) {
  const t = useT('account', 'orders', 'subscriptions');
  const range = usePigment('subscriptions');
  return (
    <>
      <PageTitle title={t('account.nav.subscriptions')} />
      <DoneNotice
        actions={SUBSCRIPTION_ACTIONS}
        textOf={(action) => t(`subscriptions.done.${action}`)}
      />
      {subscriptions.length === 0 ? (
        <EmptyState range={range} text={t('subscriptions.empty')}>
          <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['book']} aria-label={t('account.nav.subscriptions')}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <SubscriptionCard subscription={subscription} addresses={addresses} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CardProps extends Pick<SubscriptionsPageProps, 'addresses'> {
  readonly subscription: Subscription;
}

function SubscriptionCard({ subscription, addresses }: CardProps) {
  const t = useT('subscriptions');
  const market = useMarket();
  const { status, interval, lines, price, address, next, skipped } = subscription;
  const zone = timeZoneOf(market.countryCode);
  const dayOf = (moment: string) =>
    formatPromisedDay(clockIn(zone, new Date(moment)).day, market.languageTag);
  return (
    <div className={styles['card']}>
      {status !== 'ACTIVE' && (
        <p className={styles['badge']}>{t(`subscriptions.status.${status}`)}</p>
      )}
      <ul>
        {lines.map(({ title, quantity }) => (
          <li key={title}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      <p>
        {t(`subscriptions.every.${interval.unit}`, { count: interval.count })}
        <br />
        {t('subscriptions.price', { amount: formatPrice(price, market) })}
      </p>
      {address !== null && <p>{t('subscriptions.to', { address })}</p>}
      {skipped.map(({ number, date }) => (
        <p key={number}>{t('subscriptions.skipped', { date: dayOf(date) })}</p>
      ))}
      {next !== null && (
        <p>
          <strong>{t('subscriptions.next', { date: dayOf(next.date) })}</strong>
        </p>
      )}
      <Actions subscription={subscription} addresses={addresses} />
    </div>
  );
}

function Actions({ subscription, addresses }: CardProps) {
  const t = useT('subscriptions');
  const { id, status, lines, address, next, skipped } = subscription;
  const products = lines.map(({ title }) => title).join('; ');
  const nameOf = (action: string) => t('shell.pair', { label: action, text: products });
  const form = (
    action: SubscriptionAction,
    details: Readonly<Record<string, string | number>> = {},
    label = t(`subscriptions.${action}`),
  ) => (
    <ActionForm to="/account/subscriptions" values={{ id, action, ...details }}>
      <button type="submit" aria-label={nameOf(label)}>
        {label}
      </button>
    </ActionForm>
  );
  const [lastSkipped] = skipped.toReversed();
  const others = addresses.filter((one) => lineOf(one) !== address);
  const isRunning = status === 'ACTIVE';
  if (!isRunning && status !== 'PAUSED') return null;
  return (
    <div className={styles['actions']}>
      {next !== null && form('SKIP', { cycle: next.number })}
      {lastSkipped !== undefined && form('UNSKIP', { cycle: lastSkipped.number })}
      {isRunning ? form('PAUSE') : form('RESUME')}
      {address !== null && (
        <details>
          <summary aria-label={nameOf(t('subscriptions.ADDRESS'))}>
            {t('subscriptions.ADDRESS')}
          </summary>
          <ul>
            {others.map(({ id: addressId, formatted }) => {
              const written = { address: formatted.join(', ') };
              return (
                <li key={addressId}>
                  {form('ADDRESS', { addressId }, t('subscriptions.ADDRESS.send', written))}
                </li>
              );
            })}
          </ul>
          <Link to="/account/address">{t('subscriptions.ADDRESS.other')}</Link>
        </details>
      )}
      <details>
        <summary aria-label={nameOf(t('subscriptions.CANCEL'))}>
          {t('subscriptions.CANCEL')}
        </summary>
        <p>{t('subscriptions.sure')}</p>
        {form('CANCEL', {}, t('subscriptions.sure.action'))}
      </details>
    </div>
  );
}

/** Writes an address of the book as a subscription's is written. */
function lineOf(address: CustomerAddress): string {
  const { firstName, lastName, address1, address2, zip, city, province, countryCode } = address;
  return addressInOneLine({
    above: [[firstName, lastName].filter(Boolean).join(' '), address1, address2],
    postcode: zip ?? null,
    city: city ?? '',
    province: province ?? null,
    country: countryCode ?? '',
  });
}
