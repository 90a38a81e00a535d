import {
  checkProfessionalSignUp,
  normaliseEmail,
  type ProfessionalSignUp,
} from '@lokke/domain/accounts';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { done, refused, refusedForNow } from '../accounts/index.ts';
import { enter } from './enter.ts';
import { identityRefusal } from './identity-refusal.ts';
import { sendVerifyLetterTo } from './letters.ts';
import type { ProfessionalSource } from './professional-source.ts';

/** Opens an account, logs its owner in and asks them by letter whether the address is theirs. */
export async function signUp(
  source: ProfessionalSource,
  input: ProfessionalSignUp,
): Promise<AccountOutcome<null>> {
  const check = checkProfessionalSignUp(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return refusedForNow('tooManyAttempts', attempt.retryAfterInSeconds);

  const email = normaliseEmail(input.email ?? '');
  const answer = await source.client.signUp({ email, password: input.password ?? '' });
  if (!answer.ok) return identityRefusal(source, answer.failure);
  await enter(source, email, answer.value);
  // The account is there whatever becomes of the letter; it can be asked for again.
  source.inBackground(sendVerifyLetterTo(source, answer.value.idToken));
  return done(null);
}
