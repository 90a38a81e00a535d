import type { AccountOutcome, Accounts, Customer } from '@lokke/contract/ports';
import { letterChange } from '@lokke/domain/accounts';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { accountOf } from './account-limits.ts';

type Backend = Pick<AccountBackend, 'customer' | 'updateAccount' | 'erase'>;

/** Changes the details of a customer, and tells the vendor of letters whose consent begins or ends by it. */
export async function updateAccount(
  context: AccountContext,
  backend: Backend,
  ...[update, token]: Parameters<Accounts['updateAccount']>
): ReturnType<Accounts['updateAccount']> {
  const wants = update.acceptsMarketing ?? null;
  if (wants === null) return backend.updateAccount(update, token);
  // A given token may be another customer's than the session's, who cannot be read by it.
  const before = token ? null : await readCustomer(context, backend);
  const updated = await backend.updateAccount(update, token);
  if (updated.ok) {
    tellLetters(
      context,
      before?.email ?? updated.value.email,
      before?.acceptsMarketing ?? null,
      wants,
    );
  }
  return updated;
}

/** Erases an account; letters to its owner, who agreed in it, end with it. */
export function eraseAccount(context: AccountContext, backend: Backend): Accounts['erase'] {
  const { erase } = backend;
  if (erase === null) return null;
  return async (input): Promise<AccountOutcome<null>> => {
    const before = await readCustomer(context, backend);
    const erased = await erase(input);
    if (erased.ok && before !== null) {
      tellLetters(context, before.email, before.acceptsMarketing, false);
    }
    return erased;
  };
}

/** Reads who is logged in, for shops whose letters somebody sends. */
async function readCustomer(
  { letters: { subscribe, unsubscribe } }: AccountContext,
  backend: Backend,
): Promise<Customer | null> {
  if (subscribe === null && unsubscribe === null) return null;
  const customer = await backend.customer();
  return customer.ok ? customer.value : null;
}

function tellLetters(
  context: AccountContext,
  email: string | null,
  had: boolean | null,
  wants: boolean,
): void {
  if (email === null) return;
  const change = letterChange(had, wants);
  if (change === 'begins') context.inBackground(beginLetters(context, email));
  if (change === 'ends') context.inBackground(endLetters(context, email));
}

async function beginLetters(context: AccountContext, email: string): Promise<void> {
  const { letters, market, limits, now } = context;
  if (letters.subscribe === null) return;
  // The vendor asks the address whether it is theirs, and nobody proved it to be theirs by opening an account.
  const attempt = await limits.lettersByAddress.attempt(`agree ${accountOf(context, email)}`);
  if (!attempt.isAllowed) return logFailure(context, 'subscribe', 'tooMany', 'asked too often');
  const time = new Date(now()).toISOString();
  const consent = { email, locale: market.languageTag, source: 'Account', time };
  const told = await letters.subscribe(consent);
  if (!told.ok) logFailure(context, 'subscribe', told.failure.kind, told.failure.reason);
}

async function endLetters(context: AccountContext, email: string): Promise<void> {
  const told = await context.letters.unsubscribe?.(email);
  if (told?.ok === false) {
    logFailure(context, 'unsubscribe', told.failure.kind, told.failure.reason);
  }
}

function logFailure(
  { log, market: { shop } }: AccountContext,
  what: 'subscribe' | 'unsubscribe',
  kind: string,
  reason: string,
): void {
  log({ level: 'error', event: `newsletter.${what}-failed`, shop, kind, reason });
}
