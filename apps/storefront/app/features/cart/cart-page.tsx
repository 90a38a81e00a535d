import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNextStep } from './cart-next-step.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-page.module.css';
import { CartPending } from './cart-pending.tsx';
import { CartTotals } from './cart-totals.tsx';
import { DiscountCodes } from './discount-codes.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartStock } from './use-cart-stock.ts';
import { useTrackCart } from './use-track-cart.ts';

interface CartPageProps {
  readonly progress: ReactNode;
  /** `onKnown` is for telling when it is known what there is: the bag waits for it, so that nothing moves afterwards. */
  readonly offers: (onKnown: () => void) => ReactNode;
}

export function CartPage(parts: CartPageProps) {
  const t = useT('bag');
  return (
    <div className={styles['page']}>
      <h1>{t('cart.title')}</h1>
      <CartContents {...parts} />
    </div>
  );
}

function CartContents({ progress, offers }: CartPageProps) {
  const t = useT('bag');
  const cart = useCart();
  const { checkout, isKnown } = cart;
  useTrackCart(cart);
  const stock = useCartStock(checkout);
  const isForSale = stock.kind !== 'nothing';
  const hasScripts = useHydrated();
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
        {/* Fetched beside the bag. */}
        <div hidden>{hasScripts && offers(noteOffers)}</div>
      </>
    );
  }
  if (isEmpty) return <EmptyCart />;
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="bag-lines">
        <h2 id="bag-lines" className="visually-hidden">
          {t('cart.lines')}
        </h2>
        {isForSale && progress}
        <CartNotices checkout={checkout} />
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
        <CartNextStep checkout={checkout} stock={stock} />
      </section>
    </div>
  );
}

const GOOD_TIME_IN_MS = 2_000;

/** Whether what is waited for has come, as `come` says, or has not in good time. */
function useReadyOrTimeout(isWaiting: boolean): readonly [isOver: boolean, come: () => void] {
  const [isOver, setIsOver] = useState(false);
  const [come] = useState(() => () => setIsOver(true));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(come, GOOD_TIME_IN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, come]);
  return [isOver, come];
}
