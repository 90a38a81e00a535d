import type { ShopKey } from '@lokke/domain/markets';
import type { CartStore } from '../cart/cart-store.ts';
import { writeCookie } from '../storage/write-cookie.ts';

const DAY_IN_SECONDS = 86_400;
/** The longest that a code of Shopify can be. */
const MAX_LENGTH = 255;

const nameOf = (shop: ShopKey) => `linkedDiscount-${shop}`;
const cookieOf = (shop: ShopKey, value: string, seconds: number) =>
  `${nameOf(shop)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** Keeps the code of a link in the browser, whose script takes it into a cart; for a day. */
export function linkedDiscountCookie(shop: ShopKey, code: string): string {
  return cookieOf(shop, encodeURIComponent(code.slice(0, MAX_LENGTH)), DAY_IN_SECONDS);
}

/** Drops a code that waits for a cart. */
export function forgetLinkedDiscount(shop: ShopKey): void {
  writeCookie(cookieOf(shop, '', 0));
}

/** Place of the browser's cookies: the document. */
interface CookiePlace {
  cookie: string;
}

/** Takes the code out of the browser; null where no link has brought one. */
function takeCode(shop: ShopKey, place: CookiePlace): string | null {
  const start = `${nameOf(shop)}=`;
  const found = place.cookie.split('; ').find((one) => one.startsWith(start));
  if (found === undefined) return null;
  place.cookie = cookieOf(shop, '', 0);
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

/** Has the code of a link join those of the cart, once there are lines and no change is pending. Returns how to stop. */
export function followLinkedDiscount(
  store: CartStore,
  shop: ShopKey,
  place: CookiePlace,
): () => void {
  const look = () => {
    const { checkout, queue } = store.getSnapshot();
    if (checkout === null || checkout.totalQuantity === 0 || queue.length > 0) return;
    const code = takeCode(shop, place);
    if (code === null) return;
    const codes = checkout.discountCodes.map((one) => one.code);
    const isThere = codes.some((one) => one.toUpperCase() === code.toUpperCase());
    if (!isThere) void store.enqueue({ kind: 'codes', discountCodes: [...codes, code] });
  };
  look();
  return store.subscribe(look);
}
