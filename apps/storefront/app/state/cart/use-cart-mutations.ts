import type { QuantityChange } from '@lokke/domain/cart';
import { useLocation } from 'react-router';
import { useUIDispatch } from '../ui/ui-provider.tsx';
import { useCartStore } from './cart-provider.tsx';
import type { CartAddition, CartChange, CartOutcome } from './cart-store.ts';
import { trackCartChange } from './track-cart-change.ts';

export interface CartChanges {
  readonly addItems: (additions: readonly CartAddition[]) => Promise<CartOutcome>;
  /** Adds a free unit or gift; the popup is open already. */
  readonly takeReward: (addition: CartAddition) => Promise<CartOutcome>;
  readonly setQuantities: (lines: readonly QuantityChange[]) => Promise<CartOutcome>;
  readonly removeLine: (lineId: string) => Promise<CartOutcome>;
  readonly setDiscountCodes: (
    discountCodes: readonly string[],
    removedGiftCards?: readonly string[],
  ) => Promise<CartOutcome>;
}

/** Mutations without subscribing to the cart. */
export function useCartMutations(): CartChanges {
  const store = useCartStore();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();

  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const before = store.getSnapshot().optimisticCheckout;
    const outcome = await store.enqueue(wanted);
    if (outcome.ok) trackCartChange(wanted, before);
    return outcome;
  };

  return {
    addItems(additions) {
      // On the cart page the popup stays closed (spec §2).
      if (!isCartPage(pathname)) dispatch({ type: 'openCartPopup' });
      return change({ kind: 'add', additions });
    },
    takeReward: (addition) => change({ kind: 'add', additions: [addition] }),
    setQuantities: (lines) => change({ kind: 'replace', lines }),
    removeLine: (lineId) => change({ kind: 'remove', lineIds: [lineId] }),
    setDiscountCodes: (discountCodes, removedGiftCards) =>
      store.enqueue({ kind: 'codes', discountCodes, removedGiftCards }),
  };
}

export function isCartPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/cart';
}
