import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { applyPendingChanges, type PendingChange } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { CartChange, OptimisticUpdate, QueuedChange } from './cart-store.ts';
import { lineIdIn, linesOf, type PortableId, provisionalLine } from './provisional-line.ts';

/** Applies all pending changes. Code savings show with the response. */
export function predictCart(market: Market, portableId: PortableId): OptimisticUpdate {
  return (checkout, queue) => {
    const idOf = (id: string) => lineIdIn(linesOf(checkout), id, portableId) ?? id;
    const coming = queue.filter((queued) => !isOutdated(queued, checkout));
    if (coming.length === 0) return checkout;
    return applyPendingChanges(
      withoutSavings(checkout ?? emptyCheckout(market)),
      coming.flatMap(({ change }) => pendingIn(withLineIds(change, idOf))),
    );
  };
}

/** Tells that a decision was made about other lines: this tab has seen another tab's change since. */
export function isOutdated({ onlyIfCurrent, about }: QueuedChange, checkout: Checkout | null) {
  const shape = (cart: Checkout | null) =>
    JSON.stringify(linesOf(cart).map(({ id, quantity }) => [id, quantity]));
  return onlyIfCurrent === true && shape(about) !== shape(checkout);
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
