import { messageOf } from '@lokke/contract/errors';
import { isRelative, takeBatch } from './cart-batch.ts';
import { replayOf, takeOutbox } from './cart-outbox.ts';
import { createCartRefresh } from './cart-refresh.ts';
import { createCartSender, isBound } from './cart-sender.ts';
import { type CartTools, createCurrentCart, createSalonSync } from './current-cart.ts';
import { isOutdated, predictCart } from './optimistic-cart.ts';
import { linesOf } from './provisional-line.ts';
import { createUnreachableCarts } from './unreachable-carts.ts';

interface CartSessionOptions extends Omit<CartTools, 'current'> {
  /** Called when a new cart stands in for one that was unreachable. */
  readonly onReplaced: () => void;
  /** Has the cart refreshed, and again until that works. */
  readonly refreshLater: () => void;
  /** Exclusive across tabs. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Pause of what waits for a first cart that could not be made. */
const OUTAGE_PAUSE_IN_MS = 30_000;

/** Ample time for a request sent before this page was loaded. */
const ARRIVAL_IN_MS = 2_500;

/** Creates one tab's cart operations; a lock keeps tabs from creating two carts. */
export function createCartSession(options: CartSessionOptions) {
  const { market, store, onChanged, refreshLater, storage, withLock, whenReachable, pause } =
    options;
  const withCartLock = <T>(work: () => Promise<T>) =>
    withLock(`cart-${market.checkoutIdKey}`, work);
  const current = createCurrentCart(market, store, storage);
  const tools = { ...options, current };
  const unreachable = createUnreachableCarts(tools, options.onReplaced);
  const predict = predictCart(market, current.portableId);
  const refresh = createCartRefresh(tools, unreachable);
  const sender = createCartSender(tools, refresh, predict);
  const syncSalon = createSalonSync(tools);
  let isFlushing = false;

  const take = () => {
    const { checkout, queue } = store.getSnapshot();
    return takeBatch(queue, linesOf(checkout), current.portableId);
  };

  /** Makes sure that the store has the cart that all tabs use. */
  const hasSharedCart = async (): Promise<boolean> => {
    const { isKnown, checkout, queue } = store.getSnapshot();
    const isFresh = !queue.some(isRelative) || current.isUpToDate();
    if (isKnown && isFresh && current.storedId() === (checkout?.id ?? null)) return true;
    // Waits: the refresh is repeated already.
    if (!isKnown && refresh.hasFailed()) return false;
    try {
      onChanged(await refresh.run());
      return true;
    } catch (error) {
      console.error(error);
      refreshLater();
      return false;
    }
  };

  /** Ends when nothing is left to send, or there is no cart to send it to: changes wait. */
  const sendNext = async (): Promise<'sent' | 'end' | 'outage'> => {
    const isUpToDate = current.isUpToDate();
    if (!(await hasSharedCart())) return 'end';
    const next = take();
    if (next === null) return 'end';
    const { checkout } = store.getSnapshot();
    const isOld = next.changes.some((queued) => isOutdated(queued, checkout));
    if (isOld || (isBound(next.changes) && !isUpToDate)) {
      store.resolve(next.changes, { ok: false, message: '', isStale: true });
      onChanged(await refresh.run());
      return 'sent';
    }
    try {
      return (await sender.send(next)) ? 'sent' : 'outage';
    } catch (error) {
      console.error(error);
      store.resolve(next.changes, { ok: false, message: messageOf('unexpected') });
      return 'sent';
    }
  };

  return {
    refresh: () => withCartLock(refresh.run),
    mergeUnreachable: () => withCartLock(() => unreachable.merge(refresh.run)),
    predict,
    /** Sends queued changes in order; reentrant calls do nothing. Without a cart they wait. */
    async flushQueue() {
      if (isFlushing) return;
      isFlushing = true;
      try {
        for (let last = 'sent'; last !== 'end'; ) {
          if (last === 'outage') await pause(OUTAGE_PAUSE_IN_MS);
          await whenReachable();
          last = take() === null ? 'end' : await withCartLock(sendNext);
        }
      } finally {
        isFlushing = false;
      }
    },
    syncSalon: () => withCartLock(syncSalon),
    /** Queues the previous page's unanswered changes and records this page's; returns how to stop. */
    replayOutbox() {
      const { again, isOnItsWay } = replayOf(
        takeOutbox(market, storage),
        current.storedId() !== null,
      );
      const stopSaving = store.subscribe(sender.saveQueue);
      for (const { change, unanswered } of again) void store.enqueue(change, { unanswered });
      sender.saveQueue();
      const timer = isOnItsWay ? setTimeout(refreshLater, ARRIVAL_IN_MS) : undefined;
      return () => {
        stopSaving();
        clearTimeout(timer);
      };
    },
  };
}
