import type { Checkout } from '@lokke/contract/checkout';
import type { StockCheck } from '@lokke/domain/cart';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useIsOnline } from '../../shared/chunk/chunk-status.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { useTradeSalonNo } from '../../state/salon/use-trade-salon-no.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './cart-next-step.module.css';
import { useLineActions } from './use-line-actions.ts';

interface CartNextStepProps {
  readonly checkout: Checkout;
  readonly stock: StockCheck;
  readonly onLeave?: () => void;
}

/** Link to the checkout, or what to do when the cart cannot be ordered. */
export function CartNextStep({ checkout, stock, onLeave }: CartNextStepProps) {
  const t = useT('bag');
  const place = useRef<HTMLDivElement>(null);
  const { match, errorMessage } = useLineActions();
  return (
    <div ref={place} tabIndex={-1} className={styles['way']}>
      {stock.kind === 'enough' && (
        <>
          <CheckoutLink checkout={checkout} />
          <SalonSlot checkout={checkout} />
        </>
      )}
      {(stock.kind === 'short' || stock.kind === 'cases') && (
        <>
          <p>
            {errorMessage ?? t(stock.kind === 'short' ? 'cart.stock.short' : 'cart.cases.open')}
          </p>
          <Button
            onClick={() => {
              // The focused button is replaced by the checkout link.
              place.current?.focus();
              void match(stock);
            }}
          >
            {t(stock.kind === 'short' ? 'cart.stock.match' : 'cart.cases.fill')}
          </Button>
        </>
      )}
      {stock.kind === 'nothing' && (
        <>
          <p>{t('cart.stock.nothing')}</p>
          <ButtonLink to="/shop" onClick={onLeave}>
            {t('cart.empty.action')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

const SalonMinimum = lazyWithMessages(
  ['trade'],
  async () => (await import('./salon-minimum.tsx')).SalonMinimum,
);

/** Stands below all else, as what it says comes late. */
function SalonSlot({ checkout }: { readonly checkout: Checkout }) {
  const salonNo = useTradeSalonNo();
  if (salonNo === null) return null;
  return (
    <OptionalChunk standIn={null}>
      <SalonMinimum salonNo={salonNo} checkout={checkout} />
    </OptionalChunk>
  );
}

/** Link to the checkout; pressed during a pending change, it navigates once that is made, and stays where it failed. */
function CheckoutLink({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const { locale } = useMarket();
  const isOnline = useIsOnline();
  const { isBusy, failureCount } = useCart();
  /** Number of failed changes at the press. */
  const [failuresBefore, setFailuresBefore] = useState<number | null>(null);
  const isLeaving = failuresBefore !== null;
  /** A later change, made on its own account, needs no second departure. */
  const hasLeft = useRef(false);
  const { search } = useLocation();
  const href =
    checkout.checkoutUrl === '' ? null : checkoutLink(checkout.checkoutUrl, locale, search);

  useEffect(() => {
    if (failuresBefore === null || isBusy || hasLeft.current) return;
    if (failureCount > failuresBefore) return setFailuresBefore(null);
    if (href === null) return;
    hasLeft.current = true;
    window.location.assign(href);
  }, [failuresBefore, failureCount, isBusy, href]);

  // Kept in the back/forward cache, it would lead away again after the next change.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      hasLeft.current = false;
      setFailuresBefore(null);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const leave = (event: MouseEvent) => {
    if (!isLeaving) track({ kind: 'checkoutBegun', checkout });
    if (!isBusy) return;
    event.preventDefault();
    setFailuresBefore(failureCount);
  };

  return (
    <>
      <a href={href ?? '#'} className={styles['checkout']} onClick={leave}>
        {isLeaving ? t('cart.leaving') : t('cart.checkout')}
      </a>
      {/* The line of the page is behind the popup. */}
      {!isOnline && <p>{t('connection.waits')}</p>}
    </>
  );
}
