import { CART_MAXIMUM_AGE_IN_DAYS } from '@lokke/domain/cart';
import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import type { SessionCipher } from './session-cipher.ts';

/** The id of the cart that a visitor without scripts has at one shop. */
export interface CartCookie
  extends Pick<EncryptedCookie<CartContent>, 'end' | 'setCookie' | 'wasUsed'> {
  readonly cartId: () => Promise<string | null>;
  readonly remember: (cartId: string) => Promise<void>;
}

export interface CartCookieOptions {
  readonly cookieHeader: string | null;
  readonly shop: ShopKey;
  readonly isSecure: boolean;
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

export const CART_PURPOSE = 'lokke cart';
const LIFETIME_IN_MS = CART_MAXIMUM_AGE_IN_DAYS * 86_400_000;

const schema = v.object({
  shop: v.string(),
  cartId: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

type CartContent = v.InferOutput<typeof schema>;

/** A cookie per shop, for as long as a cart lives (spec §9). */
export function openCartCookie({ shop, isSecure, ...options }: CartCookieOptions): CartCookie {
  const { read, start, end, setCookie, wasUsed } = openEncryptedCookie<CartContent>({
    ...options,
    cookie: { name: `lokke-cart-${shop}`, isSecure },
    contentOf: (opened) => {
      const parsed = v.safeParse(schema, opened);
      return parsed.success && parsed.output.shop === shop ? parsed.output : null;
    },
  });
  return {
    cartId: async () => (await read())?.cartId ?? null,
    remember: (cartId) => start({ shop, cartId, expiresAtInMs: options.now() + LIFETIME_IN_MS }),
    end,
    setCookie,
    wasUsed,
  };
}
