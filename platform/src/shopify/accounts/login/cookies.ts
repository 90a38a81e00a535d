import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type PlatformContext, type Shop, secretHash } from '../../../protocol/index.ts';
import { openSigned, sign } from '../signed.ts';
import { findSession, type ProviderSession, SESSION_LIFETIME_IN_DAYS } from '../store/sessions.ts';

type Here = Pick<PlatformContext, 'store' | 'now' | 'origin'> & { readonly shop: Shop };

const DAY_IN_SECONDS = 86_400;
const HOUR_IN_SECONDS = 3_600;
/** Equals the time for which the storefront knows a device. */
const KNOWN_IN_DAYS = 180;

const sessionName = ({ shop }: Pick<Here, 'shop'>) => `account-session-${shop.key}`;
const knownName = ({ shop }: Pick<Here, 'shop'>) => `account-known-${shop.key}`;
const browserName = ({ shop }: Pick<Here, 'shop'>) => `account-browser-${shop.key}`;

/** Lax: the storefront's link brings it along, a form elsewhere does not. */
function set(c: Context, { origin }: Here, name: string, value: string, maxAge: number): void {
  const secure = new URL(origin).protocol === 'https:';
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}

export function keepSession(c: Context, here: Here, cookie: string): void {
  set(c, here, sessionName(here), cookie, SESSION_LIFETIME_IN_DAYS * DAY_IN_SECONDS);
}

export function dropSession(c: Context, here: Here): void {
  deleteCookie(c, sessionName(here), { path: '/' });
}

export function sessionOf(c: Context, here: Here): ProviderSession | null {
  const cookie = getCookie(c, sessionName(here));
  return cookie === undefined ? null : findSession(here.store.read, here, here.shop.key, cookie);
}

/** Ties a login to this browser. */
export function keepBrowser(c: Context, here: Here, browser: string): void {
  set(c, here, browserName(here), browser, HOUR_IN_SECONDS);
}

export function browserOf(c: Context, here: Pick<Here, 'shop'>): string | null {
  return getCookie(c, browserName(here)) ?? null;
}

/** Remembers that an address was logged in here; logging out leaves it, and it opens nothing. */
export function keepKnownBrowser(c: Context, here: Here, id: string, email: string): void {
  const known = sign(here.shop, 'known browser', `${id} ${secretHash(email)}`);
  set(c, here, knownName(here), known, KNOWN_IN_DAYS * DAY_IN_SECONDS);
}

/** Returns the id of a browser in which this address was logged in, else null. */
export function knownBrowserOf(
  c: Context,
  { shop }: Pick<Here, 'shop'>,
  email: string,
): string | null {
  const known = openSigned(shop, 'known browser', getCookie(c, knownName({ shop })) ?? '');
  const [id = '', owner] = known?.split(' ') ?? [];
  return owner === secretHash(email) ? id : null;
}
