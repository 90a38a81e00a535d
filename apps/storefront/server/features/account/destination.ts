import type { AccountOutcome, Destination } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import { type AccountBackend, requireIdentity } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';

const DASHBOARD: Destination = { kind: 'page', path: '/account/dashboard/' };

/** Returns where a login leads (spec §2): the store, a page of this market, or the dashboard. */
export async function destination(
  source: Pick<AccountContext, 'market' | 'store'>,
  backend: Pick<AccountBackend, 'identify' | 'signInUrl'>,
  returnTo: string | null,
): Promise<Destination> {
  if (returnTo === null) return DASHBOARD;
  const path = ownPath(returnTo, source.market.locale);
  if (path !== null) return { kind: 'page', path };
  const address = storeAddress(returnTo, source.store.urls);
  if (address === null) return DASHBOARD;
  const identified = await backend.identify();
  // The original address, without being signed in (spec §8).
  if (!identified.ok) return { kind: 'store', url: address };
  if (identified.value === null) return DASHBOARD;
  const url = backend.signInUrl(identified.value, address);
  return url === null ? DASHBOARD : { kind: 'store', url };
}

/**
 * Returns a path of this market without its locale, or null. A path without a locale belongs to this market;
 * `//host` and `/\host` are other origins.
 */
export function ownPath(returnTo: string, locale: string): string | null {
  if (!/^\/(?![/\\])/.test(returnTo)) return null;
  const here = 'http://own.invalid';
  const url = URL.parse(returnTo, here);
  if (url === null || url.origin !== here) return null;
  const split = splitLocale(url.pathname);
  if (split.locale !== locale && split.locale !== PREFIXLESS_LOCALE) return null;
  const { path } = split;
  // `/nl//evil.example` would become another origin without its locale.
  return /^\/(?![/\\])/.test(path) ? `${path}${url.search}${url.hash}` : null;
}

/** Returns the URL if it is at one of the store's origins, else null, since the token in it signs its holder in. */
export function storeAddress(webUrl: string, storeUrls: readonly string[]): string | null {
  const url = URL.parse(webUrl);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOwn = storeUrls.some((storeUrl) => {
    const store = new URL(storeUrl);
    const below = `${store.pathname.replace(/\/$/, '')}/`;
    return url.origin === store.origin && `${url.pathname}/`.startsWith(below);
  });
  return isOwn ? url.href : null;
}

/**
 * Signs the session's customer in at the store, for their own e-mail only. A URL outside the store is returned
 * unsigned (spec §8).
 */
export async function signInAtStore(
  { store }: Pick<AccountContext, 'store'>,
  backend: Pick<AccountBackend, 'identify' | 'signInUrl'>,
  { email, webUrl }: { readonly email: string; readonly webUrl: string },
): Promise<AccountOutcome<string | null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  const { value: identity } = identified;
  if (normaliseEmail(identity.email) !== normaliseEmail(email)) return fail('notYours');
  const address = storeAddress(webUrl, store.urls);
  return succeed(address === null ? webUrl : backend.signInUrl(identity, address));
}
