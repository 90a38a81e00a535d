import { checkForgotPassword, normaliseEmail } from '@lokke/domain/accounts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { logFailure, mapIdentityError } from './map-identity-error.ts';
import { idTokenOf, type Method, type ProfessionalContext } from './professional-context.ts';

/** Neither response nor timing reveals whether an account exists. */
export const sendResetEmail: Method<'sendResetEmail'> = async (source, input) => {
  const check = checkForgotPassword(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  source.inBackground(requestResetEmail(source, normaliseEmail(input.email ?? '')));
  return succeed(null);
};

export const sendVerificationEmail: Method<'sendVerificationEmail'> = async (source) => {
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  const token = await idTokenOf(source);
  if (!token.ok) return mapIdentityError(source, token.failure);
  const session = await source.session.read();
  if (token.value === null || session === null) return fail('notLoggedIn');
  // Whoever opened the account may have named the address of somebody else.
  const letter = await source.limits.lettersByAddress.attempt(`verify ${session.email}`);
  if (!letter.isAllowed) return rateLimited('tooManyAttempts', letter.retryAfterInSeconds);
  const sent = await source.client.sendVerificationEmail(token.value, source.emailOptions);
  return sent.ok ? succeed(null) : mapIdentityError(source, sent.failure);
};

export async function sendVerificationEmailTo(
  { client, emailOptions, log }: ProfessionalContext,
  idToken: string,
): Promise<void> {
  const sent = await client.sendVerificationEmail(idToken, emailOptions);
  if (!sent.ok) logFailure(log, sent.failure);
}

async function requestResetEmail(
  { client, emailOptions, limits, log }: ProfessionalContext,
  email: string,
): Promise<void> {
  if (!(await limits.lettersByAddress.attempt(`reset ${email}`)).isAllowed) return;
  const sent = await client.sendResetEmail(email, emailOptions);
  // An unknown account is not logged as an error.
  if (!sent.ok && sent.failure.code !== 'user-not-found') logFailure(log, sent.failure);
}
