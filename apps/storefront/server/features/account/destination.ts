import type { Destination } from '@lokke/contract/ports';
import { PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import type { AccountContext } from './account-context.ts';
import { identify } from './identify.ts';
import { storeAddress } from './multipass/index.ts';
import { signInUrl } from './multipass-sign-in.ts';

const DASHBOARD: Destination = { kind: 'page', path: '/account/dashboard/' };

/** Where a login leads (spec §2). What is neither the store nor a page of this market leads to the dashboard. */
export async function destination(
  source: AccountContext,
  returnTo: string | null,
): Promise<Destination> {
  if (returnTo === null) return DASHBOARD;
  const path = ownPath(returnTo, source.market.locale);
  if (path !== null) return { kind: 'page', path };
  const address = storeAddress(returnTo, source.store.urls);
  if (address === null) return DASHBOARD;
  const identified = await identify(source);
  if (!identified.ok || identified.value === null) return DASHBOARD;
  return { kind: 'store', url: signInUrl(source, identified.value, address) };
}

/**
 * A path of this market without its locale, or null. One that names no locale is meant in this one;
 * `//host` and `/\host` are other sites to a browser.
 */
export function ownPath(returnTo: string, locale: string): string | null {
  if (!/^\/(?![/\\])/.test(returnTo)) return null;
  const here = 'http://own.invalid';
  const url = URL.parse(returnTo, here);
  if (url === null || url.origin !== here) return null;
  const split = splitLocale(url.pathname);
  if (split.locale !== locale && split.locale !== PREFIXLESS_LOCALE) return null;
  const { path } = split;
  // A path such as `/nl//evil.example` would be another site once its locale is gone.
  return /^\/(?![/\\])/.test(path) ? `${path}${url.search}${url.hash}` : null;
}
