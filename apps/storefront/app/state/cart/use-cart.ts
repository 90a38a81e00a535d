import type { Checkout } from '@lokke/contract/checkout';
import type { LineAtStock } from '@lokke/domain/cart';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useUI } from '../ui/ui-provider.tsx';
import { unknownCart, useCartStore } from './cart-provider.tsx';
import type { CartAddition, CartChange, CartOutcome } from './cart-store.ts';
import { reportCartChange } from './report-cart-change.ts';

export interface Cart {
  /** False until the stored cart was asked for. */
  readonly isKnown: boolean;
  /** The shop does not answer with it; it is asked again. */
  readonly isMissed: boolean;
  readonly fetchAgain: () => void;
  /** The cart as it will be once all changes are answered; null when there is none. */
  readonly checkout: Checkout | null;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
  readonly addItems: (additions: readonly CartAddition[]) => Promise<CartOutcome>;
  /** A free unit or a gift; the bag is open already. */
  readonly takeReward: (addition: CartAddition) => Promise<CartOutcome>;
  readonly setQuantities: (lines: readonly LineAtStock[]) => Promise<CartOutcome>;
  readonly removeLine: (lineId: string) => Promise<CartOutcome>;
  readonly setDiscountCodes: (discountCodes: readonly string[]) => Promise<CartOutcome>;
}

export function useCart(): Cart {
  const store = useCartStore();
  const { dispatch } = useUI();
  const { pathname } = useLocation();
  const { isKnown, isMissed, shown, queue } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    unknownCart,
  );

  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const before = shown;
    const outcome = await store.enqueue(wanted);
    if (outcome.ok) reportCartChange(wanted, before);
    return outcome;
  };

  return {
    // A first line may be on its way before what works out the cart has come.
    isKnown: isKnown && (shown !== null || queue.length === 0),
    isMissed,
    fetchAgain: store.fetchAgain,
    checkout: shown,
    isBusy: queue.length > 0,
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
