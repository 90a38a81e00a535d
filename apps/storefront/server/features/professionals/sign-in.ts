import type { AccountOutcome } from '@lokke/contract/ports';
import { checkLogin, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { fail, rateLimited, succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';
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
