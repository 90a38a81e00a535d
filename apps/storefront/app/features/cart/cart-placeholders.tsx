import { checkStock, type StockCheck } from '@lokke/domain/cart';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChunkFailed, ChunkLoading, useIsOnline } from '../../shared/chunk/chunk-status.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { type Cart, useCart } from '../../state/cart/use-cart.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartNotices } from './cart-notices.tsx';
import { RememberedLines, useRememberedLines } from './remembered-lines.tsx';

export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useT('bag');
  const range = usePigment('cart');
  return (
    <>
      <CartNotices checkout={null} />
      <EmptyState range={range} text={t('cart.empty')}>
        <ButtonLink to="/shop" onClick={onLeave}>
          {t('cart.empty.action')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

export function CartPending({ children }: { readonly children: ReactNode }) {
  const { hasLoadFailed, fetchAgain, checkout } = useCart();
  const isOnline = useIsOnline();
  const lines = useRememberedLines();
  if (!isOnline) return <ChunkLoading />;
  if (!hasLoadFailed) return children;
  return lines.length === 0 ? (
    <ChunkFailed onRetry={fetchAgain} />
  ) : (
    // New lines beside them are not in the cart that its checkout has.
    <RememberedLines lines={lines} onRetry={fetchAgain} isAll={checkout === null} />
  );
}

/** The cart as its page and popup show it; tracks that it was viewed. */
export function useOpenCart() {
  const cart = useCart();
  useTrackCart(cart);
  const { checkout, isKnown, hasLoadFailed } = cart;
  const stock = stockOf(cart);
  // New lines beside those that cannot be had: their sum would lack the others.
  const isPart = !isKnown && hasLoadFailed;
  return { checkout, isKnown, isPart, stock, isForSale: stock.kind !== 'nothing' && !isPart };
}

/** Tracks a cart view; changes while it is open are tracked as changes. */
function useTrackCart({ checkout, isKnown, isBusy }: Cart): void {
  const isTracked = useRef(false);
  useEffect(() => {
    if (isTracked.current || !isKnown || isBusy || checkout === null) return;
    // Delayed, so that the change that opened the cart is tracked first.
    const timer = setTimeout(() => {
      isTracked.current = true;
      track({ kind: 'cartViewed', checkout });
    });
    return () => clearTimeout(timer);
  }, [checkout, isKnown, isBusy]);
}

const ENOUGH: StockCheck = { kind: 'enough' };

/** A shortage, or a case that is not full, is reported only when no change is pending. */
function stockOf({ checkout, isBusy }: Cart): StockCheck {
  if (checkout === null) return ENOUGH;
  const stock = checkStock(checkout.lines.edges.map(({ node }) => node));
  return isBusy && stock.kind !== 'nothing' ? ENOUGH : stock;
}
