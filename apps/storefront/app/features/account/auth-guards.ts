import { API_ERRORS } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome, AccountService } from '@lokke/contract/ports';
import { data } from 'react-router';
import { redirectWithin } from '../../shared/redirect-within.ts';

/** Spec §2: the target after login, registration, activation and reset. */
export const DASHBOARD = '/account/dashboard/';
const LOGIN = '/account/login';

/** The login-state check's first redirect (spec §2): a visitor who is not logged in goes to the login, and comes back after. */
export function valueOrRedirectToLogin<Value>(outcome: AccountOutcome<Value>, url: URL): Value {
  if (outcome.ok) return outcome.value;
  redirectIfLoggedOut(outcome, url);
  throw data(null, { status: API_ERRORS[outcome.code].status });
}

export function redirectIfLoggedOut({ code, fields }: AccountError, url: URL): void {
  // A call that changes something names the token that it lacks instead (spec §5).
  if (code !== 'notLoggedIn' && !fields.includes('customerAccessToken')) return;
  throw redirectWithin(url, loginAddressFor(url));
}

/** Its second one: a logged-in visitor has no business on the screens for logging in. */
export async function redirectIfLoggedIn(accounts: AccountService, url: URL): Promise<void> {
  const visitor = await accounts.visitor();
  if (visitor.ok && visitor.value.isLoggedIn) throw redirectWithin(url, DASHBOARD);
}

export function loginAddressFor({ pathname, search }: URL): string {
  return `${LOGIN}?${new URLSearchParams({ returnTo: pathname + search })}`;
}

export function returnToOf({ searchParams }: URL): string | null {
  return searchParams.get('returnTo');
}
