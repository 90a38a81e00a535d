import type { ShopProcess } from '@lokke/stack';
import { clientAt } from '../client.ts';
import { seededRandom } from '../numbers.ts';
import { type Cart, createCart } from '../shop/buy.ts';
import { stockLevels } from '../shop/stock.ts';
import type { PlannedRequest } from './send.ts';

const CARTS = 30;
const MARKETS = ['nl', 'fr', 'de', 'se'];
const PATHS = ['', '/shop', '/products/rain-shampoo', '/range/rain', '/salon'];
const FILTERS = [
  'hairType=dry',
  'hairType=curly',
  'concern=frizz',
  'sortOption=price-asc',
  'page=2',
];
const WORDS = ['shampoo', 'mask', 'oil', 'rain', 'copper', 'moss', 'travel', 'comb'];

/** Creates the requests of a crowd: of a hundred 90 browse, 8 change a cart, one opens the checkout, one the account. */
export async function createRequestMix(shop: ShopProcess): Promise<() => PlannedRequest> {
  // The IP: looking up the name for each connection would use up the thread pool.
  const shopUrl = shop.shopUrl.replace('localhost', '127.0.0.1');
  const random = seededRandom(7);
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const client = clientAt(shopUrl);
  const variantId = stockLevels(shop.dataDir).at(-1)?.gid ?? '';
  const line = { variantId, quantity: 1 };
  const carts: Cart[] = [];
  while (carts.length < CARTS) {
    const cart = await createCart(client, variantId);
    if (cart !== null) carts.push(cart);
  }
  const [first] = carts;
  if (first === undefined) throw new Error('There is no cart.');
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const pages = { 'accept-encoding': 'gzip' };

  const browse = (): PlannedRequest => {
    const market = pick(MARKETS, 'nl');
    const chance = random();
    const path =
      chance < 0.7
        ? pick(PATHS, '')
        : chance < 0.9
          ? `/shop?${pick(FILTERS, '')}&${pick(FILTERS, '')}`
          : `/search?q=${pick(WORDS, '')}`;
    return { kind: 'browse', url: `${shopUrl}/${market}${path}`, headers: pages };
  };
  const add = (): PlannedRequest => ({
    kind: 'cart',
    method: 'POST',
    url: `${shopUrl}/api/shopify/checkout/add-items/`,
    headers: json,
    body: JSON.stringify({ locale: 'nl', checkoutId: pick(carts, first).id, lineItems: [line] }),
  });
  return () => {
    const chance = random() * 100;
    if (chance < 90) return browse();
    if (chance < 98) return add();
    if (chance < 99)
      return {
        kind: 'checkout',
        url: pick(carts, first).checkoutUrl.replace('localhost', '127.0.0.1'),
      };
    return { kind: 'account', url: `${shopUrl}/api/shopify/account/customer/`, headers: json };
  };
}
