import type { AccountOutcome } from '@lokke/contract/ports';
import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { idTokenOf } from './id-token-of.ts';
import { logFailure, mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';

/** Neither the answer nor the time it takes says whether there is an account. */
export async function sendResetEmail(
  source: ProfessionalContext,
  input: Pick<Login, 'email'>,
): Promise<AccountOutcome<null>> {
  const check = checkForgotPassword(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  source.inBackground(askForResetLetter(source, normaliseEmail(input.email ?? '')));
  return succeed(null);
}

export async function sendVerificationEmail(
  source: ProfessionalContext,
): Promise<AccountOutcome<null>> {
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const token = await idTokenOf(source);
  if (!token.ok) return mapIdentityError(source, token.failure);
  if (token.value === null) return fail('notLoggedIn');
  const sent = await source.client.sendVerificationEmail(token.value, source.letter);
  return sent.ok ? succeed(null) : mapIdentityError(source, sent.failure);
}

export async function sendVerificationEmailTo(
  { client, letter, log }: ProfessionalContext,
  idToken: string,
): Promise<void> {
  const sent = await client.sendVerificationEmail(idToken, letter);
  if (!sent.ok) logFailure(log, sent.failure);
}

async function askForResetLetter(
  { client, letter, log }: ProfessionalContext,
  email: string,
): Promise<void> {
  const sent = await client.sendResetEmail(email, letter);
  // That there is no such account is no news.
  if (!sent.ok && sent.failure.code !== 'user-not-found') logFailure(log, sent.failure);
}
