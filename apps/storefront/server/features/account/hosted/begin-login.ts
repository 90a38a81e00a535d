import type { AccountOutcome } from '@lokke/contract/ports';
import { succeed } from '../account-result.ts';
import type { HostedContext } from './hosted-context.ts';
import { mapProviderFailure } from './map-provider-failure.ts';

const LOGIN_LIFETIME_IN_MS = 30 * 60_000;
/** Logins that may be open at once, in as many tabs. */
const MAX_PENDING = 3;
const MAX_RETURN_LENGTH = 300;

export function redirectUriOf({ home }: Pick<HostedContext, 'home'>): string {
  return `${home}account/authorize`;
}

/** The address of the shop's login page; what has to come back with the visitor is sealed in a cookie. */
export async function beginLogin(
  source: HostedContext,
  returnTo: string | null,
): Promise<AccountOutcome<string>> {
  const connected = await source.connect();
  if (!connected.ok) return mapProviderFailure(source, 'discovery', connected.failure);
  const { market, cookies, now } = source;
  const { url, pending } = await connected.value.provider.beginLogin({
    redirectUri: redirectUriOf(source),
    locale: market.languageTag,
    country: market.countryCode,
  });
  const known = await cookies.login.read();
  const isShort = returnTo !== null && returnTo.length <= MAX_RETURN_LENGTH;
  const begun = { ...pending, returnTo: isShort ? returnTo : null, startedAtInMs: now() };
  await cookies.login.start({
    pending: [begun, ...(known?.pending ?? [])].slice(0, MAX_PENDING),
    arrival: known?.arrival ?? null,
    expiresAtInMs: now() + LOGIN_LIFETIME_IN_MS,
  });
  return succeed(url);
}
