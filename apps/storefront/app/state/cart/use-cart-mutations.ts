import type { QuantityChange } from '@lokke/domain/cart';
import { useLocation } from 'react-router';
import { useUIDispatch } from '../ui/ui-provider.tsx';
import { useCartStore } from './cart-provider.tsx';
import type { CartAddition, CartChange, CartOutcome } from './cart-store.ts';
import { trackCartChange } from './track-cart-change.ts';

export interface CartChanges {
  readonly addItems: (additions: readonly CartAddition[]) => Promise<CartOutcome>;
  /** A free unit or a gift; the bag is open already. */
  readonly takeReward: (addition: CartAddition) => Promise<CartOutcome>;
  readonly setQuantities: (lines: readonly QuantityChange[]) => Promise<CartOutcome>;
  readonly removeLine: (lineId: string) => Promise<CartOutcome>;
  readonly setDiscountCodes: (discountCodes: readonly string[]) => Promise<CartOutcome>;
}

/** For what changes the cart and shows nothing of it. */
export function useCartMutations(): CartChanges {
  const store = useCartStore();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();

  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const before = store.getSnapshot().shown;
    const outcome = await store.enqueue(wanted);
    if (outcome.ok) trackCartChange(wanted, before);
    return outcome;
  };

  return {
    addItems(additions) {
      // Spec §2: on the cart page the popup stays closed, the page itself shows the line.
      if (!isCartPage(pathname)) dispatch({ type: 'openCartPopup' });
      return change({ kind: 'add', additions });
    },
    takeReward: (addition) => change({ kind: 'add', additions: [addition] }),
    setQuantities: (lines) => change({ kind: 'replace', lines }),
    removeLine: (lineId) => change({ kind: 'remove', lineIds: [lineId] }),
    setDiscountCodes: (discountCodes) => store.enqueue({ kind: 'codes', discountCodes }),
  };
}

function isCartPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/cart';
}
