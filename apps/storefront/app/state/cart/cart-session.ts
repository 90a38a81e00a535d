import type { Checkout, CheckoutLine, LineItem } from '@lokke/contract/checkout';
import { messageOf } from '@lokke/contract/errors';
import { decideCart } from '@lokke/domain/cart';
import { type CartSnapshot, updateSnapshot } from '@lokke/domain/cart-snapshot';
import type { Market } from '@lokke/domain/markets';
import type { ValueStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { type TakenBatch, takeBatch } from './cart-batch.ts';
import { replayOf, saveOutbox, takeOutbox } from './cart-outbox.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import type { CartStore, QueuedChange } from './cart-store.ts';
import { loadLastSeenCart, saveLastSeenCart } from './last-seen-cart.ts';
import { predictCart } from './optimistic-cart.ts';

export interface CartSession {
  /** Loads the stored cart and renews it by spec §4; throws when the shop is unreachable. */
  readonly refresh: () => Promise<Checkout | null>;
  /** Sends queued changes in order; reentrant calls do nothing. */
  readonly flushQueue: () => Promise<void>;
  /** Queues the previous page's unanswered changes and records this page's; returns how to stop. */
  readonly replayOutbox: () => () => void;
}

interface CartSessionOptions {
  readonly market: Market;
  readonly store: CartStore;
  /** Called with the cart after each answered change. */
  readonly onChanged: (checkout: Checkout | null) => void;
  /** Called when the previous page's additions have had time to arrive. */
  readonly onArrived: () => void;
  readonly api: CartApi;
  readonly storage: ValueStorage;
  /** Exclusive across tabs. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Pending changes stay in the cart while offline. */
  readonly whenReachable: () => Promise<void>;
}

type Asked = Parameters<typeof updateSnapshot>[1]['asked'];

/** Ample time for a request sent before this page was loaded. */
const ARRIVAL_IN_MS = 2_500;

/** One tab's cart operations; a lock keeps tabs from creating two carts. */
export function createCartSession({
  market,
  store,
  onChanged,
  onArrived,
  api,
  storage,
  withLock,
  whenReachable,
}: CartSessionOptions): CartSession {
  const { locale } = market;
  const { readStored, removeStored, writeStored } = storage;
  const withCartLock = <T>(work: () => Promise<T>) =>
    withLock(`cart-${market.checkoutIdKey}`, work);
  const idValue = marketValues.checkoutId(market);
  const stampValue = marketValues.checkoutChangedAt(market);
  let isDraining = false;
  const sent = new WeakSet<QueuedChange>();
  /** Stamp of the last change included in the store's cart. */
  let knownStamp = readStored(stampValue);

  const note = () =>
    saveOutbox(market, store.getSnapshot().queue, (queued) => sent.has(queued), storage);

  const keep = (checkout: Checkout | null, asked: Asked = null) => {
    const lines = linesOf(checkout);
    saveLastSeen(checkout, updateSnapshot(loadLastSeenCart(market, storage), { lines, asked }));
    return checkout;
  };

  const forget = () => saveLastSeen(null, []);

  const saveLastSeen = (checkout: Checkout | null, lastSeen: CartSnapshot) => {
    if (checkout === null) {
      removeStored(idValue);
      removeStored(marketValues.checkoutUrl(market));
    } else {
      writeStored(idValue, checkout.id);
      writeStored(marketValues.checkoutUrl(market), checkout.checkoutUrl);
    }
    store.setLastSeen(saveLastSeenCart(market, lastSeen, storage));
    store.receive(checkout);
    return checkout;
  };

  const renew = async (lines: readonly LineItem[]): Promise<Checkout | null> => {
    // A cart is created with its first line.
    if (lines.length === 0) return keep(null);
    const reply = await api.createCart(locale, lines);
    if (reply.kind === 'checkout') return keep(reply.checkout);
    // A line is not sold here: starts with an empty cart.
    return keep(null);
  };

  const refreshLocked = async (): Promise<Checkout | null> => {
    const id = readStored(idValue);
    knownStamp = readStored(stampValue);
    if (id === null) return forget();
    const reply = await api.fetchCart(locale, id);
    if (reply.kind === 'failed') throw new Error(reply.message);
    const cart = reply.kind === 'gone' ? null : reply.checkout;
    const decision = decideCart({ cart, market, now: new Date() });
    if (decision.kind === 'keep') return keep(cart);
    // Most likely bought, so nothing was lost.
    if (decision.reason === 'completed') return forget();
    return renew(decision.lines.map(toLineItem));
  };

  const changeLocked = async ({ changes, batch }: TakenBatch): Promise<void> => {
    const isBound = changes.some(({ onlyIfCurrent }) => onlyIfCurrent === true);
    if (isBound && readStored(stampValue) !== knownStamp) {
      store.resolve(changes, { ok: false, message: '', isStale: true });
      onChanged(await refreshLocked());
      return;
    }
    for (const change of changes) sent.add(change);
    note();
    const before = store.getSnapshot().checkout;
    const after = predictCart(market)(before, changes);
    const id = readStored(idValue);
    const first = id === null ? null : await api.sendBatch(locale, id, batch);
    const reply = first === null || first.kind === 'gone' ? await startNewCart(batch) : first;
    if (reply.kind === 'failed') {
      store.resolve(changes, { ok: false, message: reply.message });
      return;
    }
    // Automatic changes are not tracked as the shopper's.
    const asked = isBound ? null : { before: linesOf(before), after: linesOf(after) };
    const checkout = keep(reply.kind === 'checkout' ? reply.checkout : null, asked);
    // A change may keep the cart's id, so a stamp tells other tabs.
    writeStored(stampValue, new Date().toISOString());
    knownStamp = readStored(stampValue);
    onChanged(checkout);
    store.resolve(changes, { ok: true, checkout });
  };

  const startNewCart = async (batch: TakenBatch['batch']): Promise<CartReply> =>
    batch.kind === 'add' ? api.createCart(locale, batch.lineItems) : { kind: 'gone' };

  return {
    refresh: () => withCartLock(refreshLocked),
    async flushQueue() {
      if (isDraining) return;
      isDraining = true;
      try {
        for (;;) {
          await whenReachable();
          const next = take(store);
          if (next === null) return;
          await withCartLock(() => changeLocked(next)).catch((error: unknown) => {
            console.error(error);
            store.resolve(next.changes, { ok: false, message: messageOf('unexpected') });
          });
        }
      } finally {
        isDraining = false;
      }
    },
    replayOutbox() {
      const { again, isOnItsWay } = replayOf(
        takeOutbox(market, storage),
        readStored(idValue) !== null,
      );
      const stopNoting = store.subscribe(note);
      for (const change of again) void store.enqueue(change);
      note();
      const timer = isOnItsWay ? setTimeout(onArrived, ARRIVAL_IN_MS) : undefined;
      return () => {
        stopNoting();
        clearTimeout(timer);
      };
    },
  };
}

function take(store: CartStore): TakenBatch | null {
  const { checkout, queue } = store.getSnapshot();
  return takeBatch(queue, linesOf(checkout));
}

function linesOf(checkout: Checkout | null): readonly CheckoutLine[] {
  return checkout?.lines.edges.map(({ node }) => node) ?? [];
}

function toLineItem(line: {
  readonly variantId: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}): LineItem {
  return { ...line, attributes: [...line.attributes] };
}
