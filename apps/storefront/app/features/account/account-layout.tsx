import { type ReactNode, useEffect } from 'react';
import { useFetcher, useLocation, useRevalidator } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { QUICK_ORDER } from '../../shared/trade/quick-order.ts';
import { onCustomerChange } from '../../state/customer/logged-in-customer.ts';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';
import { Link, useLinkPolicy } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-layout.module.css';
import type { FormReply } from './forms/form-reply.ts';
import { DASHBOARD } from './login/auth-guards.ts';

interface AccountLayoutProps {
  readonly hasSubscriptions: boolean;
  readonly children: ReactNode;
}

export function AccountLayout({ hasSubscriptions, children }: AccountLayoutProps) {
  const t = useT('account', 'aftersales');
  const { keep } = useLinkPolicy();
  const { pathname } = useLocation();
  const textOf = useErrorText();
  // Leaves the page in place where logging out fails.
  const logout = useFetcher<FormReply>();
  const refusal = logout.data;
  const salonNo = useTradeSalonNo();
  const market = useMarket();
  const { revalidate } = useRevalidator();
  const isLeaving = logout.state !== 'idle';
  // Whoever logged out, or in as another, in another tab finds nothing of the first customer in this one.
  useEffect(
    () => (isLeaving ? undefined : onCustomerChange(market, () => void revalidate())),
    [market, revalidate, isLeaving],
  );
  const pages = [
    { to: DASHBOARD, name: t('account.nav.dashboard') },
    { to: '/account/orders', name: t('account.nav.orders') },
    ...(salonNo === null ? [] : [{ to: QUICK_ORDER, name: t('account.nav.quickOrder') }]),
    ...(hasSubscriptions
      ? [{ to: '/account/subscriptions', name: t('account.nav.subscriptions') }]
      : []),
    { to: '/account/addresses', name: t('account.nav.addresses') },
    { to: '/account/info', name: t('account.nav.info') },
    { to: '/account/data', name: t('aftersales.data') },
  ];
  return (
    <div className={styles['frame']}>
      <nav aria-label={t('account.nav')} className={styles['nav']}>
        <ul>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <logout.Form method="post" action={keep('/account/logout')}>
              <button type="submit">{t('account.logout')}</button>
            </logout.Form>
          </li>
        </ul>
      </nav>
      <div className={styles['content']}>
        {refusal?.kind === 'error' && logout.state === 'idle' && (
          <Notice tone="error">{textOf(refusal)}</Notice>
        )}
        {children}
      </div>
    </div>
  );
}

function isWithin(pathname: string, folder: string): boolean {
  return `${pathname}/`.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
