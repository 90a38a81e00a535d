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

  const result = await source.client.signIn({ email, password: input.password ?? '' });
  if (!result.ok) return mapIdentityError(source, result.failure);
  fromHere.takeBack();
  atAccount.takeBack();
  await startSession(source, email, result.value);
  return succeed(null);
}

/** Creates an account, logs its owner in and sends the verification e-mail. */
export async function signUp(
  source: ProfessionalContext,
  input: ProfessionalSignUp,
): Promise<AccountOutcome<null>> {
  const check = checkProfessionalSignUp(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);

  const email = normaliseEmail(input.email ?? '');
  const result = await source.client.signUp({ email, password: input.password ?? '' });
  if (!result.ok) return mapIdentityError(source, result.failure);
  await startSession(source, email, result.value);
  // The account exists even if the e-mail fails; it can be requested again.
  source.inBackground(sendVerificationEmailTo(source, result.value.idToken));
  return succeed(null);
}
