import type {
  Checkout,
  CheckoutLine,
  CheckoutMerchandise,
  LineItem,
} from '@lokke/contract/checkout';
import type { PendingChange } from '@lokke/domain/cart';
import type { CartSnapshot } from '@lokke/domain/cart-snapshot';

/** A line to buy with what is known of it on the page, so that it shows at once. */
export interface CartAddition {
  readonly lineItem: LineItem;
  readonly merchandise: CheckoutMerchandise;
}

/** What a visitor asked for. */
export type CartChange =
  | { readonly kind: 'add'; readonly additions: readonly CartAddition[] }
  | Exclude<PendingChange<CheckoutLine>, { readonly kind: 'add' }>
  /** All codes from now on. What they save shows when the answer comes. */
  | { readonly kind: 'codes'; readonly discountCodes: readonly string[] };

export type CartOutcome =
  | { readonly ok: true; readonly checkout: Checkout | null }
  | { readonly ok: false; readonly message: string }
  /** Another tab had changed the cart: nothing was sent, and the cart is asked for anew. */
  | { readonly ok: false; readonly message: ''; readonly isStale: true };

interface ChangeOptions {
  /** For what was decided about the cart as this tab knows it: not to be done to another cart. */
  readonly onlyIfCurrent?: boolean;
}

export interface QueuedChange extends ChangeOptions {
  readonly change: CartChange;
  readonly resolve: (outcome: CartOutcome) => void;
}

export interface CartStoreSnapshot {
  /** False until the stored cart was asked for: nothing is said about a cart that is not known yet. */
  readonly isKnown: boolean;
  /** The last answer of the server; null when there is no cart. */
  readonly checkout: Checkout | null;
  /** The cart as it will be once all changes are answered; null when there is none, or nobody can work it out yet. */
  readonly shown: Checkout | null;
  readonly queue: readonly QueuedChange[];
  /** The bag as the shopper knows it, to tell what became of it. */
  readonly memory: CartSnapshot;
  /** The shop was asked for the cart and did not answer; it is asked again. */
  readonly hasLoadFailed: boolean;
}

/** What a cart will most likely be once what is queued is answered. */
export type OptimisticUpdate = (
  checkout: Checkout | null,
  queue: readonly QueuedChange[],
) => Checkout | null;

export interface CartStore {
  readonly getSnapshot: () => CartStoreSnapshot;
  /** Teaches it to look ahead; until then a cart that is being changed counts as not known. */
  readonly setOptimisticUpdate: (foresight: OptimisticUpdate) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the change was carried out or refused; changes are carried out in order. */
  readonly enqueue: (change: CartChange, options?: ChangeOptions) => Promise<CartOutcome>;
  readonly receive: (checkout: Checkout | null) => void;
  readonly remember: (memory: CartSnapshot) => void;
  /** Notes that the cart could not be fetched, and how to ask for it again. */
  readonly markLoadFailed: (fetchAgain: () => void) => void;
  readonly fetchAgain: () => void;
  readonly resolve: (changes: readonly QueuedChange[], outcome: CartOutcome) => void;
}

export const UNKNOWN_CART: CartStoreSnapshot = {
  isKnown: false,
  checkout: null,
  shown: null,
  queue: [],
  memory: [],
  hasLoadFailed: false,
};

export function createCartStore(): CartStore {
  let snapshot = UNKNOWN_CART;
  let foresight: OptimisticUpdate = (checkout) => checkout;
  let fetchAgain = () => {};
  const listeners = new Set<() => void>();
  const update = (changed: Partial<CartStoreSnapshot>) => {
    const next = { ...snapshot, ...changed };
    snapshot = { ...next, shown: foresight(next.checkout, next.queue) };
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    setOptimisticUpdate(learned) {
      foresight = learned;
      update({});
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enqueue(change, options = {}) {
      return new Promise((resolve) => {
        update({ queue: [...snapshot.queue, { ...options, change, resolve }] });
      });
    },
    receive(checkout) {
      update({ isKnown: true, hasLoadFailed: false, checkout });
    },
    remember: (memory) => update({ memory }),
    markLoadFailed(howToFetchAgain) {
      fetchAgain = howToFetchAgain;
      update({ hasLoadFailed: true });
    },
    fetchAgain: () => fetchAgain(),
    resolve(changes, outcome) {
      update({ queue: snapshot.queue.filter((queued) => !changes.includes(queued)) });
      for (const { resolve: settle } of changes) settle(outcome);
    },
  };
}
