import type { Checkout, CheckoutMerchandise, LineItem } from '@lokke/contract/checkout';
import { applyPendingChanges } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useUI } from '../ui/ui-provider.tsx';
import { unknownCart, useCartStore } from './cart-provider.tsx';
import type { CartChange, CartOutcome } from './cart-store.ts';
import { provisionalLine } from './provisional-line.ts';
import { reportCartChange } from './report-cart-change.ts';

/** A line to buy with what is known of it on the page, so that it shows at once. */
export interface CartAddition {
  readonly lineItem: LineItem;
  readonly merchandise: CheckoutMerchandise;
}

export interface Cart {
  /** False until the stored cart was asked for. */
  readonly isKnown: boolean;
  /** The cart as it will be once all changes are answered; null when there is none. */
  readonly checkout: Checkout | null;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
  readonly addItems: (additions: readonly CartAddition[]) => Promise<CartOutcome>;
  /** A free unit or a gift; the bag is open already. */
  readonly takeReward: (addition: CartAddition) => Promise<CartOutcome>;
  readonly setQuantity: (lineId: string, quantity: number) => Promise<CartOutcome>;
  readonly removeLine: (lineId: string) => Promise<CartOutcome>;
  readonly setDiscountCodes: (discountCodes: readonly string[]) => Promise<CartOutcome>;
}

export function useCart(): Cart {
  const market = useMarket();
  const store = useCartStore();
  const { dispatch } = useUI();
  const { pathname } = useLocation();
  const { isKnown, checkout, queue } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    unknownCart,
  );
  const shown = useMemo(() => {
    if (checkout === null && queue.length === 0) return null;
    return applyPendingChanges(
      checkout ?? emptyCheckout(market),
      queue.map(({ change }) => change).filter((change) => change.kind !== 'codes'),
    );
  }, [market, checkout, queue]);

  const change = async (wanted: CartChange): Promise<CartOutcome> => {
    const before = shown;
    const outcome = await store.enqueue(wanted);
    if (outcome.ok) reportCartChange(wanted, before);
    return outcome;
  };

  return {
    isKnown,
    checkout: shown,
    isBusy: queue.length > 0,
    addItems(additions) {
      // Spec §2: on the cart page the popup stays closed, the page itself shows the line.
      if (!isCartPage(pathname)) dispatch({ type: 'openCartPopup' });
      return change(addingOf(additions));
    },
    takeReward: (addition) => change(addingOf([addition])),
    setQuantity: (lineId, quantity) =>
      change({ kind: 'replace', lines: [{ id: lineId, quantity }] }),
    removeLine: (lineId) => change({ kind: 'remove', lineIds: [lineId] }),
    setDiscountCodes: (discountCodes) => store.enqueue({ kind: 'codes', discountCodes }),
  };
}

function addingOf(additions: readonly CartAddition[]): CartChange {
  return {
    kind: 'add',
    lineItems: additions.map(({ lineItem }) => lineItem),
    lines: additions.map(({ lineItem, merchandise }) => provisionalLine(lineItem, merchandise)),
  };
}

function isCartPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/cart';
}

// Shown only while the first line is on its way to a cart that does not exist yet.
function emptyCheckout({ countryCode, currencyCode }: Market): Checkout {
  const nothing = { amount: '0.0', currencyCode };
  return {
    id: '',
    createdAt: '',
    completedAt: null,
    checkoutUrl: '',
    totalQuantity: 0,
    buyerIdentity: { countryCode },
    cost: { subtotalAmount: nothing, totalAmount: nothing },
    discountCodes: [],
    discountAllocations: [],
    lines: { edges: [] },
  };
}
