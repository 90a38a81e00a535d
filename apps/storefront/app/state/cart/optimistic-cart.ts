import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { applyPendingChanges, type PendingChange } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { CartChange, OptimisticUpdate } from './cart-store.ts';
import { lineIdIn, linesOf, type PortableId, provisionalLine } from './provisional-line.ts';

/** Applies all pending changes. Code savings show with the response. */
export function predictCart(market: Market, portableId: PortableId): OptimisticUpdate {
  return (checkout, queue) => {
    const idOf = (id: string) => lineIdIn(linesOf(checkout), id, portableId) ?? id;
    if (queue.length === 0) return checkout;
    return applyPendingChanges(
      withoutSavings(checkout ?? emptyCheckout(market)),
      queue.flatMap(({ change }) => pendingIn(withLineIds(change, idOf))),
    );
  };
}

/** Sums of discounts are of the lines as they were; what is left with the lines is right. */
function withoutSavings({ savings: _, ...checkout }: Checkout): Checkout {
  return checkout;
}

function pendingIn(change: CartChange): readonly PendingChange<CheckoutLine>[] {
  switch (change.kind) {
    case 'add':
      return [{ kind: 'add', lines: change.additions.map(provisionalLine) }];
    case 'codes':
      return [];
    default:
      return [change];
  }
}

export function withLineIds(change: CartChange, idOf: PortableId): CartChange {
  switch (change.kind) {
    case 'replace':
      return { ...change, lines: change.lines.map((line) => ({ ...line, id: idOf(line.id) })) };
    case 'remove':
      return { ...change, lineIds: change.lineIds.map(idOf) };
    default:
      return change;
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
    salonNo: null,
    buyerIdentity: { countryCode },
    cost: { subtotalAmount: nothing, totalAmount: nothing },
    discountCodes: [],
    discountAllocations: [],
    warnings: [],
    lines: { edges: [] },
  };
}
