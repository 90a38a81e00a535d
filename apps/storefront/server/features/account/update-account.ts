import type { Accounts } from '@lokke/contract/ports';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';

/**
 * Changes the details of a customer, and tells the vendor of letters who takes back the consent. Each save of the form
 * repeats the choice: whoever never consented here may have joined the newsletter, and stays.
 */
export async function updateAccount(
  context: AccountContext,
  backend: Pick<AccountBackend, 'customer' | 'updateAccount'>,
  ...[update, token]: Parameters<Accounts['updateAccount']>
): ReturnType<Accounts['updateAccount']> {
  const { unsubscribe, inBackground } = context;
  if (update.acceptsMarketing !== false || unsubscribe === null) {
    return backend.updateAccount(update, token);
  }
  // A given token may be another customer's than the session's, who cannot be read by it.
  const before = token ? null : await backend.customer();
  const updated = await backend.updateAccount(update, token);
  if (!updated.ok || (before?.ok && !before.value.acceptsMarketing)) return updated;
  const { email } = before?.ok ? before.value : updated.value;
  if (email !== null) inBackground(endLetters(context, unsubscribe, email));
  return updated;
}

async function endLetters(
  { log, market: { shop } }: AccountContext,
  unsubscribe: NonNullable<AccountContext['unsubscribe']>,
  email: string,
): Promise<void> {
  const told = await unsubscribe(email);
  if (told.ok) return;
  const { kind, reason } = told.failure;
  log({ level: 'error', event: 'newsletter.unsubscribe-failed', shop, kind, reason });
}
