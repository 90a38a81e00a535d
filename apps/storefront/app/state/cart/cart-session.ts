import type { Checkout } from '@lokke/contract/checkout';
import { messageOf } from '@lokke/contract/errors';
import { decideCart } from '@lokke/domain/cart';
import type { Market } from '@lokke/domain/markets';
import type { ValueStorage } from '../storage/browser-storage.ts';
import { isNothingLeft, type TakenBatch, takeBatch } from './cart-batch.ts';
import { replayOf, saveOutbox, takeOutbox } from './cart-outbox.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import type { CartStore, OptimisticUpdate, QueuedChange } from './cart-store.ts';
import { createCartWith } from './create-cart-with.ts';
import { createCurrentCart } from './current-cart.ts';
import { predictCart } from './optimistic-cart.ts';
import { linesOf } from './provisional-line.ts';
import { syncCartSalon } from './sync-cart-salon.ts';
import { createUnreachableCarts } from './unreachable-carts.ts';

export interface CartSession {
  /** Loads the stored cart and renews it by spec §4; throws when not even a new one can be made. */
  readonly refresh: () => Promise<Checkout | null>;
  /** Merges carts that were unreachable; throws while some still are. */
  readonly mergeUnreachable: () => Promise<void>;
  readonly predict: OptimisticUpdate;
  /** Sends queued changes in order; reentrant calls do nothing. Without a cart they wait. */
  readonly flushQueue: () => Promise<void>;
  /** Brings the salon of this device to the cart, where they differ. */
  readonly syncSalon: () => Promise<void>;
  /** Queues the previous page's unanswered changes and records this page's; returns how to stop. */
  readonly replayOutbox: () => () => void;
}

interface CartSessionOptions {
  readonly market: Market;
  readonly store: CartStore;
  /** Called with the cart after each change. */
  readonly onChanged: (checkout: Checkout | null) => void;
  /** Called when a new cart stands in for one that was unreachable. */
  readonly onReplaced: () => void;
  /** Has the cart refreshed, and again until that works. */
  readonly refreshLater: () => void;
  readonly api: CartApi;
  readonly storage: ValueStorage;
  /** Exclusive across tabs. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Pending changes stay in the cart while offline. */
  readonly whenReachable: () => Promise<void>;
}

/** Ample time for a request sent before this page was loaded. */
const ARRIVAL_IN_MS = 2_500;

/** One tab's cart operations; a lock keeps tabs from creating two carts. */
export function createCartSession({
  market,
  store,
  onChanged,
  onReplaced,
  refreshLater,
  api,
  storage,
  withLock,
  whenReachable,
}: CartSessionOptions): CartSession {
  const { locale } = market;
  const withCartLock = <T>(work: () => Promise<T>) =>
    withLock(`cart-${market.checkoutIdKey}`, work);
  const current = createCurrentCart(market, store, storage);
  const unreachable = createUnreachableCarts({
    market,
    api,
    storage,
    current,
    onChanged,
    onReplaced,
  });
  const predict = predictCart(market, current.portableId);
  let isDraining = false;
  let hasRefreshFailed = false;
  const sent = new WeakSet<QueuedChange>();

  const note = () =>
    saveOutbox(
      market,
      store.getSnapshot().queue,
      (queued) => sent.has(queued),
      current.portableId,
      storage,
    );

  const renew = async (lines: Parameters<typeof createCartWith>[2]): Promise<Checkout | null> => {
    // A cart is created with its first line.
    if (lines.length === 0) return current.keep(null);
    const reply = await createCartWith(api, locale, lines);
    if (reply.kind === 'failed') throw new Error(reply.message);
    // Nothing of it is sold here: starts with an empty cart.
    return current.keep(reply.kind === 'checkout' ? reply.checkout : null);
  };

  const refreshLocked = async (): Promise<Checkout | null> => {
    const id = current.storedId();
    current.noteStamp();
    if (id === null) return current.forget();
    const reply = await api.fetchCart(locale, id);
    if (reply.kind === 'failed' || reply.kind === 'refused') {
      // A cart that is shown already stays, and is asked for again.
      if (store.getSnapshot().checkout?.id === id) throw new Error(reply.message);
      return unreachable.replace(id, reply.message);
    }
    const cart = reply.kind === 'gone' ? null : reply.checkout;
    const decision = decideCart({ cart, market, now: new Date() });
    if (decision.kind === 'keep') return current.keep(cart);
    // Most likely bought, so nothing was lost.
    if (decision.reason === 'completed') return current.forget();
    return renew(decision.lines);
  };

  const sendLocked = async ({ changes, batch }: TakenBatch): Promise<void> => {
    for (const change of changes) sent.add(change);
    note();
    const before = store.getSnapshot().checkout;
    const after = predict(before, changes);
    const id = current.storedId();
    const first = id === null ? null : await api.sendBatch(locale, id, batch);
    const reply = first === null || first.kind === 'gone' ? await startNewCart(batch) : first;
    // A page that is left has its requests rejected and no next task: the next page makes the change.
    if (reply.kind === 'failed') await new Promise((done) => setTimeout(done));
    if (reply.kind === 'failed' || reply.kind === 'refused') {
      const hasTooManyCodes = reply.kind === 'failed' && reply.hasTooManyCodes;
      const isMade = reply.kind === 'refused' && id !== null && (await refreshRefused(changes));
      store.resolve(
        changes,
        isMade
          ? { ok: true, checkout: store.getSnapshot().checkout }
          : { ok: false, message: reply.message, ...(hasTooManyCodes && { hasTooManyCodes }) },
      );
      return;
    }
    // Automatic changes are not tracked as the shopper's.
    const asked = isBound(changes) ? null : { before: linesOf(before), after: linesOf(after) };
    const checkout = current.keep(reply.kind === 'checkout' ? reply.checkout : null, asked);
    current.markChanged();
    onChanged(checkout);
    store.resolve(changes, { ok: true, checkout });
  };

  /** Fetches the cart that a refused change does not fit; returns whether the change was made already, by the page before. */
  const refreshRefused = async (changes: readonly QueuedChange[]): Promise<boolean> => {
    try {
      onChanged(await refreshOnce());
    } catch (error) {
      console.error(error);
      return false;
    }
    return isNothingLeft(
      takeBatch(changes, linesOf(store.getSnapshot().checkout), current.portableId),
    );
  };

  const startNewCart = async (batch: TakenBatch['batch']): Promise<CartReply> =>
    batch.kind === 'add' ? api.createCart(locale, batch.lineItems) : { kind: 'gone' };

  const take = () => {
    const { checkout, queue } = store.getSnapshot();
    return takeBatch(queue, linesOf(checkout), current.portableId);
  };

  const refreshOnce = async (): Promise<Checkout | null> => {
    hasRefreshFailed = true;
    const checkout = await refreshLocked();
    hasRefreshFailed = false;
    return checkout;
  };

  /** Whether the store has the cart that all tabs use. */
  const isCartThere = async (): Promise<boolean> => {
    const { isKnown, checkout } = store.getSnapshot();
    if (isKnown && current.storedId() === (checkout?.id ?? null)) return true;
    // Its refresh is repeated already.
    if (!isKnown && hasRefreshFailed) return false;
    try {
      onChanged(await refreshOnce());
      return true;
    } catch (error) {
      console.error(error);
      refreshLater();
      return false;
    }
  };

  /** Returns false when nothing is left to send, or there is no cart to send it to: changes wait. */
  const sendNextLocked = async (): Promise<boolean> => {
    const isUpToDate = current.isUpToDate();
    if (!(await isCartThere())) return false;
    const next = take();
    if (next === null) return false;
    if (isBound(next.changes) && !isUpToDate) {
      store.resolve(next.changes, { ok: false, message: '', isStale: true });
      onChanged(await refreshOnce());
      return true;
    }
    await sendLocked(next).catch((error: unknown) => {
      console.error(error);
      store.resolve(next.changes, { ok: false, message: messageOf('unexpected') });
    });
    return true;
  };

  return {
    refresh: () => withCartLock(refreshOnce),
    mergeUnreachable: () => withCartLock(() => unreachable.merge(refreshOnce)),
    predict,
    async flushQueue() {
      if (isDraining) return;
      isDraining = true;
      try {
        do await whenReachable();
        while (take() !== null && (await withCartLock(sendNextLocked)));
      } finally {
        isDraining = false;
      }
    },
    syncSalon: () =>
      withCartLock(() => syncCartSalon({ market, store, api, storage, current, onChanged })),
    replayOutbox() {
      const { again, isOnItsWay } = replayOf(
        takeOutbox(market, storage),
        current.storedId() !== null,
      );
      const stopNoting = store.subscribe(note);
      for (const change of again) void store.enqueue(change);
      note();
      const timer = isOnItsWay ? setTimeout(refreshLater, ARRIVAL_IN_MS) : undefined;
      return () => {
        stopNoting();
        clearTimeout(timer);
      };
    },
  };
}

/** Decided about one state of the cart. */
function isBound(changes: readonly QueuedChange[]): boolean {
  return changes.some(({ onlyIfCurrent }) => onlyIfCurrent === true);
}
