import { API_ERRORS } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome, Accounts } from '@lokke/contract/ports';
import { data } from 'react-router';
import { redirectWithin } from '../../../shared/redirect-within.ts';
import { type FormValues, formErrorResponse } from '../forms/form-reply.ts';
import { FORM_NAME, UNSAVED } from '../forms/form-state.ts';

export const DASHBOARD = '/account/dashboard/';
const LOGIN = '/account/login';

/** Redirects a visitor who is not logged in to the login, with the way back (spec §2). */
export function valueOrRedirectToLogin<Value>(outcome: AccountOutcome<Value>, url: URL): Value {
  if (outcome.ok) return outcome.value;
  redirectIfLoggedOut(outcome, url);
  throw data(null, { status: API_ERRORS[outcome.code].status });
}

/** `sent` is the form that was not taken: the login and the page after it say so. */
export function redirectIfLoggedOut(
  { code, fields }: AccountError,
  url: URL,
  sent?: FormValues,
): void {
  // Calls that change something report the missing token instead (spec §5).
  if (code !== 'notLoggedIn' && !fields.includes('customerAccessToken')) return;
  throw redirectWithin(
    url,
    sent === undefined ? loginAddressFor(url) : loginAddressAfter(sent, url),
  );
}

function loginAddressAfter(sent: FormValues, url: URL): string {
  const page = new URL(url);
  page.searchParams.delete('done');
  page.searchParams.set(UNSAVED, sent[FORM_NAME] ?? '');
  return `${loginAddressFor(page)}&${UNSAVED}=`;
}

/** Leads whoever is not logged in to the login, where the page's own calls answer strangers, too. */
export async function requireLogin(accounts: Accounts, url: URL): Promise<void> {
  const { isLoggedIn } = valueOrRedirectToLogin(await accounts.visitor(), url);
  if (!isLoggedIn) throw redirectWithin(url, loginAddressFor(url));
}

/** Answer to a form of the account: the page after it, or the form again. */
export function redirectOrForm(
  outcome: AccountOutcome<unknown>,
  values: FormValues,
  url: URL,
  path: string,
) {
  if (outcome.ok) return redirectWithin(url, path);
  redirectIfLoggedOut(outcome, url, values);
  return formErrorResponse(outcome, values);
}

/** Redirects a logged-in visitor away from the login screens. */
export async function redirectIfLoggedIn(accounts: Accounts, url: URL): Promise<void> {
  const visitor = await accounts.visitor();
  if (visitor.ok && visitor.value.isLoggedIn) throw redirectWithin(url, DASHBOARD);
}

export function loginAddressFor({ pathname, search }: URL): string {
  return `${LOGIN}?${new URLSearchParams({ returnTo: pathname + search })}`;
}

export function returnToOf({ searchParams }: URL): string | null {
  return searchParams.get('returnTo');
}
