import { type ReactNode, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { GuaranteeNotice } from '../../state/law/guarantee-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNextStep } from './cart-next-step.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-page.module.css';
import { CartPending, EmptyCart, useOpenCart } from './cart-placeholders.tsx';
import { CartTotals } from './cart-totals.tsx';
import { DiscountCodes } from './discount-codes.tsx';

interface CartPageProps {
  readonly progress: ReactNode;
  readonly whenEmpty: ReactNode;
  /** `onKnown` reports that offers are loaded: the cart waits for them to avoid a layout shift. */
  readonly offers: (onKnown: () => void) => ReactNode;
}

export function CartPage(parts: CartPageProps) {
  const t = useT('bag');
  return (
    <div className={styles['page']}>
      <PageTitle title={t('cart.title')} />
      <WithoutScripts />
      <CartContents {...parts} />
    </div>
  );
}

/** The page is the same for all and kept: without scripts the visitor's own cart is on another one. */
function WithoutScripts() {
  const t = useT('noscript');
  const plainCart = useHref('/cart/plain');
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${plainCart}`} />
      <p>{t('noscript.forward')}</p>
      <a href={plainCart}>{t('noscript.open')}</a>
    </noscript>
  );
}

function CartContents({ progress, offers, whenEmpty }: CartPageProps) {
  const t = useT('bag');
  const { checkout, isKnown, isPart, stock, isForSale } = useOpenCart();
  const isHydrated = useHydrated();
  const isEmpty = checkout === null || checkout.lines.edges.length === 0;
  const [areOffersKnown, noteOffers] = useReadyOrTimeout(!isEmpty);
  if (isEmpty ? !isKnown : !areOffersKnown) {
    return (
      <>
        <CartPending>
          <div role="status" className={styles['coming']}>
            <span className="visually-hidden">{t('cart.loading')}</span>
            <Skeleton widthInCh={28} />
          </div>
        </CartPending>
        <div hidden>{isHydrated && offers(noteOffers)}</div>
      </>
    );
  }
  if (isEmpty) {
    return (
      <>
        <EmptyCart />
        {whenEmpty}
      </>
    );
  }
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="bag-lines">
        <h2 id="bag-lines" className="visually-hidden">
          {t('cart.lines')}
        </h2>
        {isForSale && progress}
        <CartNotices checkout={checkout} />
        {!isKnown && <CartPending>{null}</CartPending>}
        <CartLines checkout={checkout} />
        {isForSale && offers(noteOffers)}
      </section>
      <section className={styles['sum']} aria-labelledby="bag-total">
        <h2 id="bag-total" className="visually-hidden">
          {t('cart.total')}
        </h2>
        {isForSale && (
          <>
            <DiscountCodes checkout={checkout} />
            <CartTotals checkout={checkout} />
          </>
        )}
        {isForSale && (
          <GuaranteeNotice goods={checkout.lines.edges.map(({ node }) => node.merchandise)} />
        )}
        {!isPart && <CartNextStep checkout={checkout} stock={stock} />}
      </section>
    </div>
  );
}

const GOOD_TIME_IN_MS = 2_000;

/** True once `markReady` is called, or after a timeout. */
function useReadyOrTimeout(isWaiting: boolean): readonly [isReady: boolean, markReady: () => void] {
  const [isReady, setIsReady] = useState(false);
  const [markReady] = useState(() => () => setIsReady(true));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(markReady, GOOD_TIME_IN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, markReady]);
  return [isReady, markReady];
}
