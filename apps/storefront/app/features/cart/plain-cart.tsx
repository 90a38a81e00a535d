import type { Checkout } from '@lokke/contract/checkout';
import { checkStock } from '@lokke/domain/cart';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { type ErrorDetails, useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { GuaranteeNotice } from '../../state/law/guarantee-notice.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import lineStyles from './cart-lines.module.css';
import nextStyles from './cart-next-step.module.css';
import styles from './cart-page.module.css';
import { CartTotals } from './cart-totals.tsx';
import { PlainCartLine } from './plain-cart-line.tsx';

interface PlainCartProps {
  readonly checkout: Checkout | null;
  /** Refusal of the last form. */
  readonly error: ErrorDetails | null;
}

/** The cart as forms, for visitors without scripts. */
export function PlainCart({ checkout, error }: PlainCartProps) {
  const t = useT('bag', 'noscript');
  const range = usePigment('cart');
  const textOf = useErrorText();
  useAdoption(checkout?.id ?? null, error === null);
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  return (
    <div className={styles['page']}>
      <PageTitle title={t('cart.title')} />
      {error !== null && (
        <Notice tone="error">
          {t('cart.failed')} {textOf(error)}
        </Notice>
      )}
      {checkout === null || lines.length === 0 ? (
        <EmptyState range={range} text={t('cart.empty')}>
          <ButtonLink to="/shop">{t('cart.empty.action')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles['columns']}>
          <ul className={lineStyles['lines']} aria-label={t('cart.lines')}>
            {lines.map((line) => (
              <PlainCartLine key={line.id} line={line} />
            ))}
          </ul>
          <section className={styles['sum']} aria-label={t('cart.total')}>
            <CartTotals checkout={checkout} />
            <GuaranteeNotice goods={lines.map(({ merchandise }) => merchandise)} />
            <NextStep checkout={checkout} />
            <noscript>
              <p>{t('noscript.needed')}</p>
            </noscript>
          </section>
        </div>
      )}
    </div>
  );
}

function NextStep({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag', 'noscript');
  const { locale } = useMarket();
  const { search } = useLocation();
  switch (checkStock(checkout.lines.edges.map(({ node }) => node)).kind) {
    case 'enough':
      return (
        <a
          href={checkoutLink(checkout.checkoutUrl, locale, search)}
          className={nextStyles['checkout']}
        >
          {t('cart.checkout')}
        </a>
      );
    case 'short':
      return <p>{t('noscript.short')}</p>;
    case 'cases':
      return <p>{t('cart.cases.open')}</p>;
    case 'nothing':
      return <p>{t('cart.stock.nothing')}</p>;
  }
}

/** Hands the cart to the browser's scripts, which show their own page; a cart known there stays. */
function useAdoption(cartId: string | null, isAccepted: boolean): void {
  const market = useMarket();
  const cartPage = useHref('/cart');
  useEffect(() => {
    if (!isAccepted) return;
    const idValue = marketValues.checkoutId(market);
    const stored = readStored(idValue);
    const isOwn =
      cartId === null || stored === cartId || (stored === null && writeStored(idValue, cartId));
    if (isOwn) window.location.replace(cartPage);
  }, [cartId, isAccepted, market, cartPage]);
}
