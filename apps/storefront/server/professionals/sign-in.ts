import { checkLogin, type Login, normaliseEmail } from '@lokke/domain/accounts';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { done, refused, refusedForNow } from '../accounts/index.ts';
import { enter } from './enter.ts';
import { identityRefusal } from './identity-refusal.ts';
import type { ProfessionalSource } from './professional-source.ts';

export async function signIn(
  source: ProfessionalSource,
  input: Login,
): Promise<AccountOutcome<null>> {
  const check = checkLogin(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const email = normaliseEmail(input.email ?? '');
  const { loginsOfAddress, loginsOfAccount } = source.limits;
  const fromHere = loginsOfAddress.attempt(source.clientAddress);
  if (!fromHere.isAllowed) return refusedForNow('tooManyLogins', fromHere.retryAfterInSeconds);
  const atAccount = loginsOfAccount.attempt(email);
  if (!atAccount.isAllowed) return refusedForNow('tooManyLogins', atAccount.retryAfterInSeconds);

  const answer = await source.client.signIn({ email, password: input.password ?? '' });
  if (!answer.ok) return identityRefusal(source, answer.failure);
  fromHere.takeBack();
  atAccount.takeBack();
  await enter(source, email, answer.value);
  return done(null);
}
