import type { AccountOutcome } from '@lokke/contract/ports';
import {
  checkLogin,
  checkProfessionalSignUp,
  type Login,
  normaliseEmail,
  type ProfessionalSignUp,
} from '@lokke/domain/accounts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';
import { sendVerificationEmailTo } from './send-emails.ts';
import { startSession } from './start-session.ts';

export async function signIn(
  source: ProfessionalContext,
  input: Login,
): Promise<AccountOutcome<null>> {
  const check = checkLogin(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const email = normaliseEmail(input.email ?? '');
  const { loginsByIp: loginsOfAddress, loginsByEmail: loginsOfAccount } = source.limits;
  const fromHere = loginsOfAddress.attempt(source.clientAddress);
  if (!fromHere.isAllowed) return rateLimited('tooManyLogins', fromHere.retryAfterInSeconds);
  const atAccount = loginsOfAccount.attempt(email);
  if (!atAccount.isAllowed) return rateLimited('tooManyLogins', atAccount.retryAfterInSeconds);

  const answer = await source.client.signIn({ email, password: input.password ?? '' });
  if (!answer.ok) return mapIdentityError(source, answer.failure);
  fromHere.takeBack();
  atAccount.takeBack();
  await startSession(source, email, answer.value);
  return succeed(null);
}

/** Opens an account, logs its owner in and asks them by letter whether the address is theirs. */
export async function signUp(
  source: ProfessionalContext,
  input: ProfessionalSignUp,
): Promise<AccountOutcome<null>> {
  const check = checkProfessionalSignUp(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);

  const email = normaliseEmail(input.email ?? '');
  const answer = await source.client.signUp({ email, password: input.password ?? '' });
  if (!answer.ok) return mapIdentityError(source, answer.failure);
  await startSession(source, email, answer.value);
  // The account is there whatever becomes of the letter; it can be asked for again.
  source.inBackground(sendVerificationEmailTo(source, answer.value.idToken));
  return succeed(null);
}
