import type { Checkout } from '@lokke/contract/checkout';
import { checkStock, type StockCheck } from '@lokke/domain/cart';
import { useEffect, useRef } from 'react';
import { track } from '../../shared/measurement/track.ts';
import { type Cart, useCart } from '../../state/cart/use-cart.ts';

interface OpenCart {
  readonly checkout: Checkout | null;
  readonly isKnown: boolean;
  readonly stock: StockCheck;
  readonly isForSale: boolean;
}

/** The cart as its page and popup show it; tracks that it was viewed. */
export function useOpenCart(): OpenCart {
  const cart = useCart();
  useTrackCart(cart);
  const { checkout, isKnown } = cart;
  const stock = stockOf(cart);
  return { checkout, isKnown, stock, isForSale: stock.kind !== 'nothing' };
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

/** A shortage is reported only when no change is pending. */
function stockOf({ checkout, isBusy }: Cart): StockCheck {
  if (checkout === null) return ENOUGH;
  const stock = checkStock(checkout.lines.edges.map(({ node }) => node));
  return isBusy && stock.kind === 'short' ? ENOUGH : stock;
}
