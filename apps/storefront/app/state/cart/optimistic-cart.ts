import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { applyPendingChanges, type PendingChange } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { OptimisticUpdate, QueuedChange } from './cart-store.ts';
import { provisionalLine } from './provisional-line.ts';

/** The cart with everything that was asked of it. What a code saves shows when the answer comes. */
export function foreseeCart(market: Market): OptimisticUpdate {
  return (checkout, queue) => {
    if (checkout === null && queue.length === 0) return null;
    return applyPendingChanges(checkout ?? emptyCheckout(market), queue.flatMap(pendingIn));
  };
}

function pendingIn({ change }: QueuedChange): readonly PendingChange<CheckoutLine>[] {
  switch (change.kind) {
    case 'add':
      return [{ kind: 'add', lines: change.additions.map(provisionalLine) }];
    case 'codes':
      return [];
    default:
      return [change];
  }
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
