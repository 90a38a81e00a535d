import type { AccountOutcome } from '@lokke/contract/ports';
import { checkProfessionalReset, type ProfessionalReset } from '@lokke/domain/accounts';
import { fail, succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';
import { startSession } from './start-session.ts';

/** Sets a new password by the link of a reset e-mail and logs in. */
export async function resetPassword(
  source: ProfessionalContext,
  input: ProfessionalReset,
): Promise<AccountOutcome<null>> {
  const check = checkProfessionalReset(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const password = input.password ?? '';
  const reset = await source.client.resetPassword(input.code ?? '', password);
  if (!reset.ok) return mapIdentityError(source, reset.failure);
  const entered = await source.client.signIn({ email: reset.value, password });
  if (!entered.ok) return mapIdentityError(source, entered.failure);
  await startSession(source, reset.value, entered.value);
  return succeed(null);
}

/** Confirms an e-mail address by its link, without logging in. */
export async function verifyEmail(
  source: ProfessionalContext,
  code: string,
): Promise<AccountOutcome<null>> {
  const verified = await source.client.verifyEmail(code);
  return verified.ok ? succeed(null) : mapIdentityError(source, verified.failure);
}
