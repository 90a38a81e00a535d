import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PlatformContext, Shop } from '../../protocol/index.ts';
import type { Customer } from './customer.ts';
import {
  CHECKOUT_LIFETIME_IN_MS,
  customerOfToken,
  issueAccessToken,
} from './store/access-tokens.ts';

type Here = Pick<PlatformContext, 'store' | 'ids' | 'now' | 'origin'> & { readonly shop: Shop };

const CHECKOUT = /\/cart\/c\/[^/]+(?:\/payment)?$/;

function cookieName({ shop }: Pick<Here, 'shop'>): string {
  return `checkout-customer-${shop.key}`;
}

/**
 * Remembers in this browser who signed in on the way to a checkout. It is not written to the cart: whoever sent the
 * checkout's address would read the addresses of whoever opens it.
 */
export async function startCheckoutSession(
  c: Context,
  here: Here,
  customer: Customer,
  leadsTo: string,
): Promise<void> {
  if (!CHECKOUT.test(new URL(leadsTo).pathname)) return;
  const { accessToken } = await here.store.write((sql) =>
    issueAccessToken(sql, here, customer, CHECKOUT_LIFETIME_IN_MS),
  );
  setCookie(c, cookieName(here), accessToken, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(here.origin).protocol === 'https:',
    maxAge: CHECKOUT_LIFETIME_IN_MS / 1000,
  });
}

export function customerOfSession(c: Context, here: Here): Customer | null {
  const accessToken = getCookie(c, cookieName(here));
  if (accessToken === undefined) return null;
  return customerOfToken(here.store.read, {
    shop: here.shop.key,
    accessToken,
    now: here.now(),
  });
}
