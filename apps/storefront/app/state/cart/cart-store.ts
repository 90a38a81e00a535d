import type {
  Checkout,
  CheckoutLine,
  CheckoutMerchandise,
  LineItem,
} from '@lokke/contract/checkout';
import type { PendingChange } from '@lokke/domain/cart';
import type { CartSnapshot } from '@lokke/domain/cart-snapshot';

/** A line to buy with the data to show it optimistically. */
export interface CartAddition {
  readonly lineItem: LineItem;
  readonly merchandise: CheckoutMerchandise;
}

export type CartChange =
  | { readonly kind: 'add'; readonly additions: readonly CartAddition[] }
  | Exclude<PendingChange<CheckoutLine>, { readonly kind: 'add' }>
  /** All codes; their savings show with the response. */
  | CodesChange;

export interface CodesChange {
  readonly kind: 'codes';
  readonly discountCodes: readonly string[];
  /** Ids of gift cards to take off; others stay. */
  readonly removedGiftCards?: readonly string[] | undefined;
}

export type CartOutcome =
  | { readonly ok: true; readonly checkout: Checkout | null }
  | { readonly ok: false; readonly message: string; readonly hasTooManyCodes?: true }
  /** Change that met a cart changed by another tab: nothing was sent and the cart is refetched. */
  | { readonly ok: false; readonly message: ''; readonly isStale: true };

/** Quantities by what a line sells. */
export type Quantities = Readonly<Record<string, number>>;

interface ChangeOptions {
  /** Rejects the change when another tab has changed the cart. */
  readonly onlyIfCurrent?: boolean;
  /** Quantities that tell that this addition, whose sending failed, has arrived. */
  readonly unanswered?: Quantities | undefined;
}

export interface QueuedChange extends ChangeOptions {
  readonly change: CartChange;
  /** Cart that it was decided about. */
  readonly about: Checkout | null;
  readonly resolve: (outcome: CartOutcome) => void;
}

export interface CartStoreSnapshot {
  /** False until the stored cart was loaded. */
  readonly isKnown: boolean;
  /** Last response; null without a cart. */
  readonly checkout: Checkout | null;
  /** Cart after all pending changes; null when there is none or it cannot be predicted. */
  readonly optimisticCheckout: Checkout | null;
  readonly queue: readonly QueuedChange[];
  /** False where the browser stores nothing: the next load of a page begins with an empty cart. */
  readonly isKept: boolean;
  /** Last seen cart, to detect changes. */
  readonly lastSeen: CartSnapshot;
  /** Loading the cart failed; it is retried. */
  readonly hasLoadFailed: boolean;
  /** Number of changes that were refused, or could not be made. */
  readonly failureCount: number;
  /** A change could not be sent, and will be again. */
  readonly isResending: boolean;
}

/** Predicts the cart after the queued changes. */
export type OptimisticUpdate = (
  checkout: Checkout | null,
  queue: readonly QueuedChange[],
) => Checkout | null;

export type CartStore = ReturnType<typeof createCartStore>;

export const UNKNOWN_CART: CartStoreSnapshot = {
  isKnown: false,
  checkout: null,
  optimisticCheckout: null,
  queue: [],
  isKept: true,
  lastSeen: [],
  hasLoadFailed: false,
  failureCount: 0,
  isResending: false,
};

export function createCartStore() {
  let snapshot = UNKNOWN_CART;
  let predict: OptimisticUpdate = (checkout) => checkout;
  let fetchAgain = () => {};
  const listeners = new Set<() => void>();
  const update = (changed: Partial<CartStoreSnapshot>) => {
    const next = { ...snapshot, ...changed };
    snapshot = { ...next, optimisticCheckout: predict(next.checkout, next.queue) };
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    /** Sets the prediction; until then a cart with pending changes counts as unknown. */
    setOptimisticUpdate(learned: OptimisticUpdate) {
      predict = learned;
      update({});
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when the change was carried out or rejected; changes run in order. */
    enqueue(change: CartChange, options: ChangeOptions = {}) {
      return new Promise<CartOutcome>((resolve) => {
        const { checkout: about, queue } = snapshot;
        update({ queue: [...queue, { ...options, change, about, resolve }] });
      });
    },
    receive(checkout: Checkout | null, isKept = true) {
      update({ isKnown: true, hasLoadFailed: false, checkout, isKept });
    },
    setLastSeen: (lastSeen: CartSnapshot) => update({ lastSeen }),
    /** Sets the retry for a cart that failed to load. */
    markLoadFailed(howToFetchAgain: () => void) {
      fetchAgain = howToFetchAgain;
      update({ hasLoadFailed: true });
    },
    fetchAgain: () => fetchAgain(),
    markResending: () => update({ isResending: true }),
    resolve(changes: readonly QueuedChange[], outcome: CartOutcome) {
      // A stale one was nobody's wish.
      const failures = outcome.ok || 'isStale' in outcome ? 0 : changes.length;
      update({
        queue: snapshot.queue.filter((queued) => !changes.includes(queued)),
        failureCount: snapshot.failureCount + failures,
        isResending: false,
      });
      for (const { resolve: settle } of changes) settle(outcome);
    },
  };
}
