import type { Checkout } from '@lokke/contract/checkout';
import { marketOf } from '@lokke/domain/markets';
import { merchandise } from '../measurement/measurement.test-kit.ts';
import { createArea, createMemoryStorage } from '../storage/memory-storage.test-kit.ts';
import type { CartApi } from './cart-requests.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore } from './cart-store.ts';
import type { CartTools } from './current-cart.ts';
import { createCarts, type Entry } from './memory-carts.test-kit.ts';

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

/** A tab of that browser which has loaded the cart; `change` makes a change and waits for its outcome. */
export async function openLoadedTab() {
  const shop = await shopWithCart();
  const tab = shop.openTab();
  await tab.session.refresh();
  shop.calls.length = 0;
  const change = async (...wanted: Parameters<typeof tab.store.enqueue>) => {
    const outcome = tab.store.enqueue(...wanted);
    await tab.session.flushQueue();
    return outcome;
  };
  return { ...tab, shop, change };
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
