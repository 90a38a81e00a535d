import type { AccountOutcome, Accounts } from '@lokke/contract/ports';
import { type LetterChoice, letterChanges } from '@lokke/domain/accounts';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { accountOf } from './account-limits.ts';

type Backend = Pick<AccountBackend, 'customer' | 'updateAccount' | 'erase'>;

/** A given token may be another customer's than the session's, who cannot be read by it. */
const UNKNOWN: LetterChoice = { email: null, acceptsMarketing: null };

/** Changes the details of a customer, and tells the vendor of letters whose consent begins or ends by it. */
export async function updateAccount(
  context: AccountContext,
  backend: Backend,
  ...[update, token]: Parameters<Accounts['updateAccount']>
): ReturnType<Accounts['updateAccount']> {
  const acceptsMarketing = update.acceptsMarketing ?? null;
  const mayChange = acceptsMarketing !== null || Boolean(update.email);
  if (!mayChange) return backend.updateAccount(update, token);
  const before = token ? UNKNOWN : await choiceOf(context, backend);
  const updated = await backend.updateAccount(update, token);
  if (updated.ok) tellLetters(context, before, { email: updated.value.email, acceptsMarketing });
  return updated;
}

/** Erases an account; letters to its owner, who agreed in it, end with it. */
export function eraseAccount(context: AccountContext, backend: Backend): Accounts['erase'] {
  const { erase } = backend;
  if (erase === null) return null;
  return async (input): Promise<AccountOutcome<null>> => {
    const before = await choiceOf(context, backend);
    const erased = await erase(input);
    const ended = { ...before, acceptsMarketing: false };
    if (erased.ok && before.email !== null) tellLetters(context, before, ended);
    return erased;
  };
}

async function choiceOf(
  { letters: { subscribe, unsubscribe } }: AccountContext,
  backend: Backend,
): Promise<LetterChoice> {
  if (subscribe === null && unsubscribe === null) return UNKNOWN;
  const customer = await backend.customer();
  return customer.ok ? customer.value : UNKNOWN;
}

function tellLetters(context: AccountContext, before: LetterChoice, after: LetterChoice): void {
  const { begun, ended } = letterChanges(before, after);
  if (ended !== null) context.inBackground(endLetters(context, ended));
  if (begun !== null) context.inBackground(beginLetters(context, begun));
}

async function beginLetters(context: AccountContext, email: string): Promise<void> {
  const { letters, market, limits, now } = context;
  if (letters.subscribe === null) return;
  // The vendor asks the address whether it is theirs, and nobody proved it to be theirs by opening an account.
  const attempt = await limits.lettersByAddress.attempt(accountOf(context, email));
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
