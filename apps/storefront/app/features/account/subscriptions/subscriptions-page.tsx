import {
  SUBSCRIPTION_ACTIONS,
  type Subscription,
  type SubscriptionAction,
} from '@lokke/contract/ports';
import { formatPrice } from '@lokke/domain/money';
import { formatPromisedDay } from '../../../shared/delivery/format-days.ts';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { usePigment } from '../../../shared/site/use-pigment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../account-cards.module.css';
import { ActionForm, DoneNotice } from '../done-notice.tsx';
import type { FormReply } from '../forms/form-reply.ts';

interface SubscriptionsPageProps {
  readonly subscriptions: readonly Subscription[];
  readonly reply: FormReply | undefined;
}

export function SubscriptionsPage({ subscriptions, reply }: SubscriptionsPageProps) {
  const t = useT('account', 'orders', 'subscriptions');
  const textOf = useErrorText();
  const range = usePigment('subscriptions');
  return (
    <>
      <PageTitle title={t('account.nav.subscriptions')} />
      {reply?.kind === 'error' ? (
        <Notice tone="error">{textOf(reply)}</Notice>
      ) : (
        <DoneNotice
          actions={SUBSCRIPTION_ACTIONS}
          textOf={(action) => t(`subscriptions.done.${action}`)}
        />
      )}
      {subscriptions.length === 0 ? (
        <EmptyState range={range} text={t('subscriptions.empty')}>
          <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['book']} aria-label={t('account.nav.subscriptions')}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <SubscriptionCard subscription={subscription} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SubscriptionCard({ subscription }: { readonly subscription: Subscription }) {
  const t = useT('subscriptions');
  const market = useMarket();
  const { status, interval, lines, price, next, skipped } = subscription;
  const dayOf = (date: string) => formatPromisedDay(date, market.languageTag);
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
      {skipped.map(({ number, date }) => (
        <p key={number}>{t('subscriptions.skipped', { date: dayOf(date) })}</p>
      ))}
      {next !== null && (
        <p>
          <strong>{t('subscriptions.next', { date: dayOf(next.date) })}</strong>
        </p>
      )}
      <Actions subscription={subscription} />
    </div>
  );
}

function Actions({ subscription }: { readonly subscription: Subscription }) {
  const t = useT('subscriptions');
  const { status, lines, next, skipped } = subscription;
  const products = lines.map(({ title }) => title).join(', ');
  const nameOf = (action: string) => t('subscriptions.of', { action, products });
  const form = (
    action: SubscriptionAction,
    cycle: number | null = null,
    label = t(`subscriptions.${action}`),
  ) => (
    <ActionForm to="/account/subscriptions" values={{ id: subscription.id, action, cycle }}>
      <button type="submit" aria-label={nameOf(label)}>
        {label}
      </button>
    </ActionForm>
  );
  const [lastSkipped] = skipped.toReversed();
  const isRunning = status === 'ACTIVE';
  if (!isRunning && status !== 'PAUSED') return null;
  return (
    <div className={styles['actions']}>
      {next !== null && form('SKIP', next.number)}
      {lastSkipped !== undefined && form('UNSKIP', lastSkipped.number)}
      {isRunning ? form('PAUSE') : form('RESUME')}
      <details>
        <summary aria-label={nameOf(t('subscriptions.CANCEL'))}>
          {t('subscriptions.CANCEL')}
        </summary>
        <p>{t('subscriptions.sure')}</p>
        {form('CANCEL', null, t('subscriptions.sure.action'))}
      </details>
    </div>
  );
}
