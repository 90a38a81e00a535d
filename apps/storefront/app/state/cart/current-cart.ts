import type { Checkout } from '@lokke/contract/checkout';
import { type CartSnapshot, updateSnapshot } from '@lokke/domain/cart-snapshot';
import type { Market } from '@lokke/domain/markets';
import { type ResendTools, sendAgain } from '../connectivity/send-again.ts';
import type { ValueStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import type { CartStore } from './cart-store.ts';
import { randomName } from './cart-wish.ts';
import { loadLastSeenCart, saveLastSeenCart } from './last-seen-cart.ts';
import { linesOf, provisionalIdOf } from './provisional-line.ts';

type Asked = Parameters<typeof updateSnapshot>[1]['asked'];

export type CurrentCart = ReturnType<typeof createCurrentCart>;

/** Shared by all operations on the cart in use. */
export interface CartTools extends ResendTools {
  readonly market: Market;
  readonly store: CartStore;
  readonly api: CartApi;
  readonly storage: ValueStorage;
  readonly current: CurrentCart;
  /** Called with the cart after each change. */
  readonly onChanged: (checkout: Checkout | null) => void;
}

/** Tells whether sending again in a moment may help. */
export function passingIn(reply: CartReply) {
  return reply.kind === 'failed' ? (reply.passing ?? null) : null;
}

/** Creates the cart in use: its id is stored for all tabs, its lines are in this tab's store. */
export function createCurrentCart(market: Market, store: CartStore, storage: ValueStorage) {
  const { readStored, removeStored, writeStored } = storage;
  const idValue = marketValues.checkoutId(market);
  const stampValue = marketValues.checkoutChangedAt(market);
  const portableIds = new Map<string, string>();
  /** Stamp of the last change included in the store's cart. */
  let knownStamp = readStored(stampValue);

  const noteStamp = () => {
    knownStamp = readStored(stampValue);
  };

  const save = (checkout: Checkout | null, lastSeen: CartSnapshot) => {
    let isKept = true;
    if (checkout === null) {
      removeStored(idValue);
      removeStored(marketValues.checkoutUrl(market));
    } else {
      isKept = writeStored(idValue, checkout.id);
      writeStored(marketValues.checkoutUrl(market), checkout.checkoutUrl);
    }
    for (const line of linesOf(checkout)) portableIds.set(line.id, provisionalIdOf(line));
    store.setLastSeen(saveLastSeenCart(market, lastSeen, storage));
    store.receive(checkout, isKept);
  };

  return {
    storedId: () => readStored(idValue),
    /** Takes over a response; `asked` when the lines differ from those before by intent. */
    keep(checkout: Checkout | null, asked: Asked = null): Checkout | null {
      const lines = linesOf(checkout);
      save(checkout, updateSnapshot(loadLastSeenCart(market, storage), { lines, asked }));
      return checkout;
    },
    /** Remembers nothing, after a purchase. */
    forget() {
      save(null, []);
      return null;
    },
    /** Tells the other tabs, also of a change that keeps the cart's id. */
    markChanged() {
      // Two tabs may change it in one millisecond.
      writeStored(stampValue, `${new Date().toISOString()} ${randomName()}`);
      noteStamp();
    },
    noteStamp,
    /** Returns false when another tab has changed the cart since it was loaded here. */
    isUpToDate: () => readStored(stampValue) === knownStamp,
    /** Names lines of this and of earlier carts. */
    portableId: (lineId: string) => portableIds.get(lineId) ?? lineId,
  };
}

/**
 * The cart's salon follows the one of this device until payment, in whatever cart that is: a new, a merged or a
 * replaced one. A failure that does not pass leaves the cart as it is; the next page, and the next change, try again.
 * Expects the cart's lock to be held.
 */
export function createSalonSync({
  market,
  store,
  api,
  storage,
  current,
  onChanged,
  ...tools
}: CartTools): () => Promise<void> {
  let answered = '';
  return async () => {
    const { checkout } = store.getSnapshot();
    const salonNo = storage.readStored(marketValues.chosenSalonNo(market));
    const prescription = storage.readStored(marketValues.prescriptionToMark(market));
    if (checkout === null || (checkout.salonNo === salonNo && prescription === null)) return;
    // Stops: another tab has another cart already, which this tab is about to load.
    if (checkout.id !== current.storedId()) return;
    const wish = `${checkout.id} ${salonNo}`;
    // A shop that answered with another salon would be asked without end.
    if (wish === answered && prescription === null) return;
    const reply = await sendAgain({
      ...tools,
      send: () => api.setSalon(market.locale, checkout.id, salonNo, prescription ?? undefined),
      passingFailureOf: passingIn,
    });
    if (reply.kind !== 'checkout') return;
    answered = wish;
    storage.removeStored(marketValues.prescriptionToMark(market));
    current.keep(reply.checkout);
    current.markChanged();
    onChanged(reply.checkout);
  };
}
