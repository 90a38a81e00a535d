import type { AccountOutcome } from '@lokke/contract/ports';
import { fail, succeed } from '../account/index.ts';
import { currentProfessional } from './current-professional.ts';
import { mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';
import { sendResetEmail } from './send-emails.ts';

/**
 * Confirms an e-mail address by its link, and only in a browser that is logged in to its account: whoever else
 * opened the letter may own the address, but not the account, which a stranger may have opened.
 */
export async function verifyEmail(
  source: ProfessionalContext,
  code: string,
): Promise<AccountOutcome<null>> {
  const isHere = await isOwnLink(source, code);
  if (!isHere.ok) return isHere;
  if (!isHere.value) return fail('notLoggedIn');
  const verified = await source.client.verifyEmail(code);
  return verified.ok ? succeed(null) : mapIdentityError(source, verified.failure);
}

/** Asks whether this browser is logged in to the account of a letter's link. */
export async function isOwnLink(
  source: ProfessionalContext,
  code: string,
): Promise<AccountOutcome<boolean>> {
  const here = await currentProfessional(source);
  if (!here.ok) return here;
  const owner = await source.client.emailOfCode(code);
  if (!owner.ok) return mapIdentityError(source, owner.failure);
  return succeed(here.value?.email === owner.value);
}

/**
 * Mails a link for a new password to the address of another letter's link. The new password replaces the one that the
 * account was opened with and ends its sessions; the service takes it with a link of that kind alone.
 */
export async function sendTakeOverEmail(
  source: ProfessionalContext,
  code: string,
): Promise<AccountOutcome<null>> {
  const owner = await source.client.emailOfCode(code);
  if (!owner.ok) return mapIdentityError(source, owner.failure);
  return sendResetEmail(source, { email: owner.value });
}
