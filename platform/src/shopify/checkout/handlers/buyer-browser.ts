import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type PlatformContext, type Shop, secretHash } from '../../../protocol/index.ts';
import { accountSessionOf } from '../../accounts/index.ts';
import { customerGid, customerOfSession } from '../../customers/index.ts';
import type { Order } from '../../orders/index.ts';
import { DRAFT_LIFETIME_IN_DAYS } from '../form/draft-details.ts';

type Here = PlatformContext & { readonly shop: Shop };

const DAY_IN_SECONDS = 86_400;

const nameOf = ({ shop }: Here) => `checkout-browser-${shop.key}`;

/** Returns the hash by which a browser is known that typed something at a checkout; empty for any other. */
export function browserHashOf(c: Context, here: Here): string {
  const browser = getCookie(c, nameOf(here));
  return browser === undefined ? '' : secretHash(browser);
}

/** Makes this browser known from now on. */
export function keepBrowser(c: Context, here: Here): string {
  const browser = getCookie(c, nameOf(here)) ?? here.ids.token();
  setCookie(c, nameOf(here), browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(here.origin).protocol === 'https:',
    maxAge: DRAFT_LIFETIME_IN_DAYS * DAY_IN_SECONDS,
  });
  return secretHash(browser);
}

/** Opens an order, by the link of its checkout, to the browser that paid and to its customer alone. */
export function isOwnOrder(c: Context, here: Here, { customerId, contents }: Order): boolean {
  const browserHash = browserHashOf(c, here);
  if (browserHash !== '' && contents.browserHash === browserHash) return true;
  const customers = [customerOfSession(c, here), accountSessionOf(c, here)?.customer ?? null];
  return customers.some((one) => one !== null && customerGid(one) === customerId);
}
