import type { Checkout, CheckoutLine, LineItem } from '@lokke/contract/checkout';
import { messageOf } from '@lokke/contract/errors';
import { decideCart } from '@lokke/domain/cart';
import { type CartSnapshot, updateSnapshot } from '@lokke/domain/cart-snapshot';
import type { Market } from '@lokke/domain/markets';
import type { ValueStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { loadLastSeenCart, saveLastSeenCart } from './bag-memory.ts';
import { type TakenBatch, takeBatch } from './cart-batch.ts';
import { replayOf, saveOutbox, takeOutbox } from './cart-outbox.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import type { CartStore, QueuedChange } from './cart-store.ts';
import { foreseeCart } from './optimistic-cart.ts';

export interface CartSession {
  /** Asks for the stored cart and renews it where spec §4 says so; throws when the shop cannot be reached. */
  readonly refresh: () => Promise<Checkout | null>;
  /** Carries out what is queued, in order; another call while it works does nothing. */
  readonly flushQueue: () => Promise<void>;
  /** Queues what the page before left unanswered, and from now on notes what this one asks; answers how to stop. */
  readonly replayOutbox: () => () => void;
}

interface CartSessionOptions {
  readonly market: Market;
  readonly store: CartStore;
  /** Told of every checkout that a change answered. */
  readonly onChanged: (checkout: Checkout | null) => void;
  /** Told when an addition of the page before has had time to arrive. */
  readonly onArrived: () => void;
  readonly api: CartApi;
  readonly storage: ValueStorage;
  /** Runs one piece of work at a time, over all tabs. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Waits for a network: until then a change stays in the bag, where it shows already. */
  readonly whenReached: () => Promise<void>;
}

type Asked = Parameters<typeof updateSnapshot>[1]['asked'];

/** Ample for a request that was sent before this page was asked for. */
const ARRIVAL_IN_MS = 2_500;

/** One tab's work on the cart. A lock keeps tabs from making two carts at once. */
export function createCartSession({
  market,
  store,
  onChanged,
  onArrived,
  api,
  storage,
  withLock,
  whenReached,
}: CartSessionOptions): CartSession {
  const { locale } = market;
  const { readStored, removeStored, writeStored } = storage;
  const withCartLock = <T>(work: () => Promise<T>) =>
    withLock(`cart-${market.checkoutIdKey}`, work);
  const idValue = marketValues.checkoutId(market);
  const stampValue = marketValues.checkoutChangedAt(market);
  let isDraining = false;
  const sent = new WeakSet<QueuedChange>();
  /** The last change of any tab that the cart in the store has in it. */
  let knownStamp = readStored(stampValue);

  const note = () =>
    saveOutbox(market, store.getSnapshot().queue, (queued) => sent.has(queued), storage);

  const keep = (checkout: Checkout | null, asked: Asked = null) => {
    const lines = linesOf(checkout);
    keepRemembering(checkout, updateSnapshot(loadLastSeenCart(market, storage), { lines, asked }));
    return checkout;
  };

  const forget = () => keepRemembering(null, []);

  const keepRemembering = (checkout: Checkout | null, memory: CartSnapshot) => {
    if (checkout === null) {
      removeStored(idValue);
      removeStored(marketValues.checkoutUrl(market));
    } else {
      writeStored(idValue, checkout.id);
      writeStored(marketValues.checkoutUrl(market), checkout.checkoutUrl);
    }
    store.remember(saveLastSeenCart(market, memory, storage));
    store.receive(checkout);
    return checkout;
  };

  const renew = async (lines: readonly LineItem[]): Promise<Checkout | null> => {
    // The platform makes a cart when the first line comes; until then an empty bag needs none.
    if (lines.length === 0) return keep(null);
    const answer = await api.createCart(locale, lines);
    if (answer.kind === 'checkout') return keep(answer.checkout);
    // Something in the old cart can no longer be bought here: an empty cart serves better than none.
    return keep(null);
  };

  const refreshLocked = async (): Promise<Checkout | null> => {
    const id = readStored(idValue);
    knownStamp = readStored(stampValue);
    if (id === null) return forget();
    const answer = await api.fetchCart(locale, id);
    if (answer.kind === 'failed') throw new Error(answer.message);
    const cart = answer.kind === 'gone' ? null : answer.checkout;
    const decision = decideCart({ cart, market, now: new Date() });
    if (decision.kind === 'keep') return keep(cart);
    // Bought, most likely: nothing has left the bag by itself.
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
    const after = foreseeCart(market)(before, changes);
    const id = readStored(idValue);
    const first = id === null ? null : await api.sendBatch(locale, id, batch);
    const answer = first === null || first.kind === 'gone' ? await startAnew(batch) : first;
    if (answer.kind === 'failed') {
      store.resolve(changes, { ok: false, message: answer.message });
      return;
    }
    // What the promotions do by themselves is nothing that the shopper asked for.
    const asked = isBound ? null : { before: linesOf(before), after: linesOf(after) };
    const checkout = keep(answer.kind === 'checkout' ? answer.checkout : null, asked);
    // The cart's id often stays the same, so a stamp of its own tells the other tabs that it changed.
    writeStored(stampValue, new Date().toISOString());
    knownStamp = readStored(stampValue);
    onChanged(checkout);
    store.resolve(changes, { ok: true, checkout });
  };

  const startAnew = async (batch: TakenBatch['batch']): Promise<CartReply> =>
    batch.kind === 'add' ? api.createCart(locale, batch.lineItems) : { kind: 'gone' };

  return {
    refresh: () => withCartLock(refreshLocked),
    async flushQueue() {
      if (isDraining) return;
      isDraining = true;
      try {
        for (;;) {
          await whenReached();
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
