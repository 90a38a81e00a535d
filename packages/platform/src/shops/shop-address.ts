import { isShopKey, SHOP_KEYS, type Shop, type ShopKey } from './shop.ts';

/** The path parameter that area routes start with: `app.get(`${SHOP_PATH}/cart/c/:token`, …)`. */
export const SHOP_PATH = `/:shop{${SHOP_KEYS.join('|')}}`;

export function shopBaseUrl(origin: string, shop: Pick<Shop, 'key'>): string {
  return `${origin}/${shop.key}`;
}

function shopOfHost(host: string): ShopKey | null {
  const label = host.split('.', 1)[0] ?? '';
  return host.includes('.') && isShopKey(label) ? label : null;
}

/** `nl.localhost:4010/cart` and `localhost:4010/nl/cart` are the same address: `/nl/cart`. */
export function pathWithShop(request: Request): string {
  const url = new URL(request.url);
  const shop = shopOfHost(url.hostname);
  if (shop === null) return url.pathname;
  return url.pathname === '/' ? `/${shop}` : `/${shop}${url.pathname}`;
}
