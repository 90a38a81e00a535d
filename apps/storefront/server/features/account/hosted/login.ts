import type { AccountOutcome } from '@lokke/contract/ports';
import { isMadeByLogin } from '@lokke/domain/accounts';
import { customerIdentity, type LoggedIn } from '@lokke/shopify-customer-account';
import { fitsCookie, type HostedSession, type PendingLogins } from '../../../http/session/index.ts';
import { inContext } from '../../shop-connection/index.ts';
import { accountOf } from '../account-limits.ts';
import { fail, NOT_LOGGED_IN, succeed } from '../account-result.ts';
import { mapProviderFailure, SESSION_LIFETIME_IN_MS } from './current-session.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { endSession, withToken } from './with-customer.ts';

const LOGIN_LIFETIME_IN_MS = 30 * 60_000;
/** Logins that may be open at once, in as many tabs. */
const MAX_PENDING = 3;
const MAX_RETURN_LENGTH = 300;

function redirectUriOf({ home }: Pick<HostedContext, 'home'>): string {
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

/** Takes the code with which a login comes back, once, and only to the browser that began it. */
export async function finishLogin(
  source: HostedContext,
  search: string,
): Promise<AccountOutcome<null>> {
  const { cookies } = source;
  const known = await cookies.login.read();
  const state = new URLSearchParams(search).get('state');
  const begun = known?.pending.find((one) => one.state === state);
  if (known === null || begun === undefined) return fail('loginNotFinished');
  const rest = { ...known, pending: known.pending.filter((one) => one !== begun) };
  await cookies.login.start(rest);
  const connected = await source.connect();
  if (!connected.ok) return mapProviderFailure(source, 'discovery', connected.failure);
  const returned = new URL(redirectUriOf(source));
  returned.search = search;
  const finished = await connected.value.provider.finishLogin(returned, begun);
  if (!finished.ok) return mapProviderFailure(source, 'login', finished.failure);
  return enter(source, finished.value, { begun, rest });
}

interface LoginSteps {
  readonly begun: PendingLogins['pending'][number];
  readonly rest: PendingLogins;
}

async function enter(
  source: HostedContext,
  { customer, accessToken, expiresAtInMs, refreshToken, idToken }: LoggedIn,
  { begun, rest }: LoginSteps,
): Promise<AccountOutcome<null>> {
  const who = await withToken(source, accessToken, {
    wording: NOT_LOGGED_IN,
    work: (client) => customerIdentity(client, inContext(source)),
  });
  if (!who.ok) return who;
  const { cookies, device, market, now, log } = source;
  const session: HostedSession = {
    email: who.value.emailAddress?.emailAddress ?? customer.email,
    customerId: who.value.id,
    isEmailProved: customer.isEmailProved,
    loggedInAtInMs: now(),
    accessToken,
    accessEndsAtInMs: expiresAtInMs,
    refreshToken,
    cartMark: null,
    expiresAtInMs: now() + SESSION_LIFETIME_IN_MS,
  };
  if (!fitsCookie(session)) {
    const reason = 'the tokens do not fit into a cookie';
    log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: 'login', reason });
    return fail('platformFailed');
  }
  const account = accountOf(source, session.email);
  const isFirst = (await device.idFor(account)) === null;
  await device.remember(account);
  await cookies.session.start(session);
  log({ level: 'info', event: 'login.done', market: market.locale });
  const hint = { idToken: idToken ?? '', expiresAtInMs: session.expiresAtInMs };
  // A missing token means that the logout ends here and not at the provider.
  if (idToken !== null && fitsCookie(hint)) await cookies.hint.start(hint);
  else cookies.hint.end();
  // A further login of this browser, in a second tab or right after, made no account.
  const isNew =
    isFirst &&
    isMadeByLogin({
      accountCreatedAtInMs: Date.parse(who.value.creationDate),
      loggedInAtInMs: customer.loggedInAtInMs,
      lastedInMs: now() - begun.startedAtInMs,
    });
  await cookies.login.start({
    ...rest,
    arrival: { email: session.email, isNew, returnTo: begun.returnTo },
  });
  return succeed(null);
}

/** Logs this browser out, and leads to the provider, which ends its own session and leads back to the home page. */
export const logout: Method<'logout'> = async (source) => {
  const hint = await source.cookies.hint.read();
  endSession(source);
  if (hint === null) return succeed(null);
  const connected = await source.connect();
  if (!connected.ok) {
    mapProviderFailure(source, 'discovery', connected.failure);
    return succeed(null);
  }
  return succeed(connected.value.provider.logoutUrl(hint.idToken, source.home));
};
