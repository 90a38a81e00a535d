import type { PassingFailure } from '@lokke/contract/call';
import type { Checkout } from '@lokke/contract/checkout';
import { marketOf } from '@lokke/domain/markets';
import { checkout, line, merchandise } from '../measurement/measurement.test-kit.ts';
import { createArea, createMemoryStorage } from '../storage/memory-storage.test-kit.ts';
import type { CartBatch } from './cart-batch.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore } from './cart-store.ts';
import type { CartTools } from './current-cart.ts';

export const market = marketOf('nl');

/** Ids of the first and the second cart that a shop makes. */
export const OLD = 'gid://shopify/Cart/a?key=k';
export const NEW = 'gid://shopify/Cart/b?key=k';

interface TabOptions extends Pick<CartTools, 'api' | 'storage'> {
  readonly withLock?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly pause?: () => Promise<void>;
}

/** A tab's session; `asked` names what it had repeated, `locked` the locks it took. */
export function openTab({ api, storage, withLock = (_, work) => work(), pause }: TabOptions) {
  const store = createCartStore();
  const asked: string[] = [];
  const locked: string[] = [];
  const session = createCartSession({
    market,
    store,
    api,
    storage,
    onChanged: () => {},
    onReplaced: () => asked.push('merge'),
    refreshLater: () => asked.push('refresh'),
    withLock: (name, work) => {
      locked.push(name);
      return withLock(name, work);
    },
    pause: async (delayInMs) =>
      pause?.() ?? void asked.push(`wait ${Math.floor(delayInMs / 1000)} s`),
    whenReachable: async () => {},
  });
  return { session, store, storage, asked, locked };
}

/** Tabs of one browser, which share local storage and locks. */
function createBrowser(api: CartApi) {
  const localArea = createArea();
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <T>(_: string, work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    /** A page; given the storage of another one, the next page of that tab. */
    openTab: (storage = createMemoryStorage(localArea)) => openTab({ api, storage, withLock }),
  };
}

/** A code that the platform does not even take. */
export const REFUSED_CODE = 'refused';

interface Entry {
  readonly id: number;
  readonly quantity: number;
  readonly attributes: { key: string; value: string }[];
}

interface PlatformCart {
  entries: readonly Entry[];
  codes: readonly string[];
  salonNo: string | null;
  completedAt: string | null;
}

function addEntry(cart: PlatformCart, { id, quantity, attributes }: Entry): void {
  const isSame = (entry: Entry) =>
    entry.id === id && JSON.stringify(entry.attributes) === JSON.stringify(attributes);
  const before = cart.entries.find(isSame)?.quantity ?? 0;
  const entry = { id, quantity: before + quantity, attributes };
  cart.entries = [...cart.entries.filter((other) => !isSame(other)), entry];
}

const lineIdOf = (cartId: string, { id, attributes }: Entry) =>
  `gid://shopify/CartLine/${cartId.slice(19, 20)}-${id}-${attributes.length}`;

function answerWith(cartId: string, cart: PlatformCart): CartReply {
  const lines = cart.entries.map((entry) => ({
    ...line(entry.id, entry.quantity, 10, 10),
    id: lineIdOf(cartId, entry),
    attributes: entry.attributes,
  }));
  const data: Checkout = {
    ...checkout(...lines),
    id: cartId,
    createdAt: new Date().toISOString(),
    completedAt: cart.completedAt,
    salonNo: cart.salonNo,
    discountCodes: cart.codes.map((code) => ({ code, applicable: true })),
  };
  return { kind: 'checkout', checkout: data };
}

const readItems = (items: Parameters<CartApi['createCart']>[1]): readonly Entry[] =>
  items.map(({ variantId, quantity, attributes = [] }) => ({
    id: Number(variantId.split('/').at(-1)) / 10,
    quantity,
    attributes,
  }));

const REFUSED = { kind: 'refused', message: 'This product is not available' } as const;
const LINE_GONE = { kind: 'refused', message: 'This line is no longer in the cart' } as const;

/** Changes a cart; returns a refusal, or null when it is done. */
function applyBatch(
  cartId: string,
  cart: PlatformCart,
  batch: CartBatch,
  unsold: ReadonlySet<number>,
): CartReply | null {
  const idOf = (entry: Entry) => lineIdOf(cartId, entry);
  switch (batch.kind) {
    case 'add': {
      const entries = readItems(batch.lineItems);
      if (entries.some(({ id }) => unsold.has(id))) return REFUSED;
      for (const entry of entries) addEntry(cart, entry);
      return null;
    }
    case 'replace':
      cart.entries = cart.entries.map((entry) => {
        const found = batch.replacements.find(({ id }) => id === idOf(entry));
        return found === undefined ? entry : { ...entry, quantity: found.quantity };
      });
      return null;
    case 'remove': {
      const ids = cart.entries.map(idOf);
      if (!batch.lineItemIds.every((id) => ids.includes(id))) return LINE_GONE;
      cart.entries = cart.entries.filter((entry) => !batch.lineItemIds.includes(idOf(entry)));
      return null;
    }
    case 'codes':
      if (batch.discountCodes.includes(REFUSED_CODE)) return REFUSED;
      cart.codes = batch.discountCodes;
      return null;
  }
}

export const UNANSWERED: PassingFailure = { retryAfterInMs: null, mayHaveArrived: true };

/** Carts in memory, of products named by numbers; answers of each kind can be made to fail. */
function createCarts() {
  const carts = new Map<string, PlatformCart>();
  const unreachable = new Set<string>();
  const unsold = new Set<number>();
  const calls: string[] = [];
  /** Failures of the next calls, in order; `lost` is an answer that never came. */
  const failures: (PassingFailure | 'lost')[] = [];
  let count = 0;

  const isDown = (name: string) => unreachable.has(name) || unreachable.has('all');
  const failed = { kind: 'failed', message: 'The shop could not be reached' } as const;
  const reach = (
    id: string,
    change: (cart: PlatformCart) => CartReply | null = () => null,
  ): CartReply => {
    const cart = carts.get(id);
    if (isDown(id)) return failed;
    return cart === undefined ? { kind: 'gone' } : (change(cart) ?? answerWith(id, cart));
  };
  const api: CartApi = {
    async createCart(_, items) {
      calls.push('create');
      if (isDown('create')) return failed;
      const cart: PlatformCart = { entries: [], codes: [], salonNo: null, completedAt: null };
      const id = `gid://shopify/Cart/${String.fromCharCode(97 + count)}?key=k`;
      const refusal = applyBatch(id, cart, { kind: 'add', lineItems: items }, unsold);
      if (refusal !== null) return refusal;
      count += 1;
      carts.set(id, cart);
      return reach(id);
    },
    async fetchCart(_, id) {
      calls.push(`fetch ${id.slice(19, 20)}`);
      return reach(id);
    },
    async sendBatch(_, id, batch) {
      calls.push(batch.kind);
      const failure = failures.shift();
      if (failure !== undefined && failure !== 'lost') return { ...failed, passing: failure };
      const reply = reach(id, (cart) => applyBatch(id, cart, batch, unsold));
      return failure === 'lost' ? { ...failed, passing: UNANSWERED } : reply;
    },
    async setSalon(_, id, salonNo) {
      calls.push(`salon ${salonNo ?? 'off'}`);
      if (failures.shift()) return { ...failed, passing: UNANSWERED };
      return reach(id, (cart) => {
        cart.salonNo = salonNo;
        return null;
      });
    },
  };
  return { api, carts, unreachable, unsold, calls, failures };
}

/** Returns the quantity of each product. */
const quantitiesIn = (data: Checkout | null): Readonly<Record<string, number>> =>
  Object.fromEntries(
    data?.lines.edges.map(({ node }) => [
      `${Number(node.merchandise?.id.split('/').at(-1)) / 10}${node.attributes.length > 0 ? ' free' : ''}`,
      node.quantity,
    ]) ?? [],
  );

export const addition = (id: number, quantity = 1, attributes: Entry['attributes'] = []) =>
  ({
    kind: 'add',
    additions: [
      {
        lineItem: { variantId: merchandise(id, 10).id, quantity, attributes },
        merchandise: merchandise(id, 10),
      },
    ],
  }) as const;

/** A browser whose cart holds two of product 1 and one of product 2, and whose pages were left. */
export async function shopWithCart() {
  const shop = createCarts();
  const browser = createBrowser(shop.api);
  const { session, store } = browser.openTab();
  void store.enqueue(addition(1, 2));
  void store.enqueue(addition(2));
  await session.flushQueue();
  shop.calls.length = 0;
  return { ...shop, ...browser };
}

export const contentOf = ({ store }: Pick<ReturnType<typeof openTab>, 'store'>) =>
  quantitiesIn(store.getSnapshot().checkout);

/** Id of the line at a place of a tab's cart. */
export const lineIdIn = ({ store }: Pick<ReturnType<typeof openTab>, 'store'>, place = 0) =>
  store.getSnapshot().checkout?.lines.edges[place]?.node.id ?? '';

export const entriesOf = (shop: ReturnType<typeof createCarts>, id: string) => {
  const cart = shop.carts.get(id);
  if (cart === undefined) throw new Error(`There is no cart ${id}`);
  return cart;
};
