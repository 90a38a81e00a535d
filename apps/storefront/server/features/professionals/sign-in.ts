import {
  checkLogin,
  checkProfessionalReset,
  checkProfessionalSignUp,
  normaliseEmail,
} from '@lokke/domain/accounts';
import { attemptLogin, fail, rateLimited, succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import { type Method, startSession } from './professional-context.ts';
import { sendVerificationEmailTo } from './send-emails.ts';

export const signIn: Method<'signIn'> = async (source, input) => {
  const check = checkLogin(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const email = normaliseEmail(input.email ?? '');
  const attempt = await attemptLogin(source, email);
  if (!attempt.isAllowed) return rateLimited('tooManyLogins', attempt.retryAfterInSeconds);

  const result = await source.client.signIn({ email, password: input.password ?? '' });
  if (!result.ok) return mapIdentityError(source, result.failure);
  await attempt.takeBack();
  await source.device.remember(email);
  await startSession(source, email, result.value);
  return succeed(null);
};

/** Creates an account, logs its owner in and sends the verification e-mail. */
export const signUp: Method<'signUp'> = async (source, input) => {
  const check = checkProfessionalSignUp(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);

  const email = normaliseEmail(input.email ?? '');
  const result = await source.client.signUp({ email, password: input.password ?? '' });
  if (!result.ok) return mapIdentityError(source, result.failure);
  await startSession(source, email, result.value);
  // The account exists even if the e-mail fails; it can be requested again.
  source.inBackground(sendVerificationEmailTo(source, result.value.idToken));
  return succeed(null);
};

/** Sets a new password by the link of a reset e-mail and logs in. */
export const resetPassword: Method<'resetPassword'> = async (source, input) => {
  const check = checkProfessionalReset(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const password = input.password ?? '';
  const reset = await source.client.resetPassword(input.code ?? '', password);
  if (!reset.ok) return mapIdentityError(source, reset.failure);
  const entered = await source.client.signIn({ email: reset.value, password });
  if (!entered.ok) return mapIdentityError(source, entered.failure);
  await startSession(source, reset.value, entered.value);
  return succeed(null);
};
