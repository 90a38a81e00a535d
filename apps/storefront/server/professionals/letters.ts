import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { done, refused, refusedForNow } from '../accounts/index.ts';
import { idTokenOf } from './id-token-of.ts';
import { identityRefusal, logFailure } from './identity-refusal.ts';
import type { ProfessionalSource } from './professional-source.ts';

/** Neither the answer nor the time it takes says whether there is an account. */
export async function sendResetLetter(
  source: ProfessionalSource,
  input: Pick<Login, 'email'>,
): Promise<AccountOutcome<null>> {
  const check = checkForgotPassword(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return refusedForNow('tooManyAttempts', attempt.retryAfterInSeconds);
  source.inBackground(askForResetLetter(source, normaliseEmail(input.email ?? '')));
  return done(null);
}

export async function sendVerifyLetter(source: ProfessionalSource): Promise<AccountOutcome<null>> {
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return refusedForNow('tooManyAttempts', attempt.retryAfterInSeconds);
  const token = await idTokenOf(source);
  if (!token.ok) return identityRefusal(source, token.failure);
  if (token.value === null) return refused('notLoggedIn');
  const sent = await source.client.sendVerifyLetter(token.value, source.letter);
  return sent.ok ? done(null) : identityRefusal(source, sent.failure);
}

export async function sendVerifyLetterTo(
  { client, letter, log }: ProfessionalSource,
  idToken: string,
): Promise<void> {
  const sent = await client.sendVerifyLetter(idToken, letter);
  if (!sent.ok) logFailure(log, sent.failure);
}

async function askForResetLetter(
  { client, letter, log }: ProfessionalSource,
  email: string,
): Promise<void> {
  const sent = await client.sendResetLetter(email, letter);
  // That there is no such account is no news.
  if (!sent.ok && sent.failure.code !== 'user-not-found') logFailure(log, sent.failure);
}
