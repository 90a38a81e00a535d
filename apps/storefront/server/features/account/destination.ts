import type { Destination } from '@lokke/contract/ports';
import { PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { storeAddress } from './multipass/index.ts';

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
