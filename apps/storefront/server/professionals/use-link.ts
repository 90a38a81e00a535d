import { checkProfessionalReset, type ProfessionalReset } from '@lokke/domain/accounts';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { done, refused } from '../accounts/index.ts';
import { enter } from './enter.ts';
import { identityRefusal } from './identity-refusal.ts';
import type { ProfessionalSource } from './professional-source.ts';

/** The link in the letter for a forgotten password. Whoever has it is let in with the new one. */
export async function resetPassword(
  source: ProfessionalSource,
  input: ProfessionalReset,
): Promise<AccountOutcome<null>> {
  const check = checkProfessionalReset(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const password = input.password ?? '';
  const reset = await source.client.resetPassword(input.code ?? '', password);
  if (!reset.ok) return identityRefusal(source, reset.failure);
  const entered = await source.client.signIn({ email: reset.value, password });
  if (!entered.ok) return identityRefusal(source, entered.failure);
  await enter(source, reset.value, entered.value);
  return done(null);
}

/** The link in the letter that asks whether an address is its owner's; it logs nobody in. */
export async function verifyEmail(
  source: ProfessionalSource,
  code: string,
): Promise<AccountOutcome<null>> {
  const verified = await source.client.verifyEmail(code);
  return verified.ok ? done(null) : identityRefusal(source, verified.failure);
}
