import type { Checkout } from '@lokke/contract/checkout';
import { applyPendingChanges } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { Foresight } from './cart-store.ts';

/** The cart with everything that was asked of it. What a code saves shows when the answer comes. */
export function foreseeCart(market: Market): Foresight {
  return (checkout, queue) => {
    if (checkout === null && queue.length === 0) return null;
    return applyPendingChanges(
      checkout ?? emptyCheckout(market),
      queue.map(({ change }) => change).filter((change) => change.kind !== 'codes'),
    );
  };
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
