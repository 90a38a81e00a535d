import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { applyPendingChanges, type PendingChange } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { OptimisticUpdate, QueuedChange } from './cart-store.ts';
import { provisionalLine } from './provisional-line.ts';

/** Applies all pending changes. Code savings show with the response. */
export function predictCart(market: Market): OptimisticUpdate {
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

// Shown while the first line is sent.
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
