import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import { checkLogin, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerAccessTokenCreate, customerAccessTokenDelete } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { accountOf, attemptLogin } from '../account-limits.ts';
import {
  accountFailureReason,
  causeOf,
  fail,
  mapPlatformError,
  rateLimited,
  succeed,
} from '../account-result.ts';
import { type LegacyContext, type Method, startSession } from './session.ts';

/** Logs in. Wrong password, unknown and inactive accounts are the same error after one request (spec §8). */
export const login: Method<'login'> = async (source, input) => {
  const check = checkLogin(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const email = normaliseEmail(input.email ?? '');
  const attempt = await attemptLogin(source, accountOf(source, email));
  if (!attempt.isAllowed) return rateLimited('tooManyLogins', attempt.retryAfterInSeconds);

  const result = await customerAccessTokenCreate(source.client, {
    ...inContext(source),
    input: { email, password: input.password ?? '' },
  });
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === 'userErrors') {
      source.log({ level: 'info', event: 'login.failed', market: source.market.locale });
    }
    if (causeOf(failure) === 'tooMany') return rateLimited('tooManyLogins', 60);
    return mapPlatformError(source, failure, { errorCode: 'loginFailed', isTrueOfOutage: false });
  }
  await attempt.takeBack();
  return startSession(source, email, result.value);
};

/** Asks for the password of whoever is logged in; it alone can be wrong, so that the field of that name says so. */
export async function provePassword(
  source: LegacyContext,
  input: Login,
  field: string,
): Promise<AccountOutcome<Visitor>> {
  const proved = await login(source, input);
  if (proved.ok) return proved;
  const isWrong = proved.code === 'missingLoginInput' || proved.code === 'loginFailed';
  return { ...(isWrong ? fail('wrongPassword') : proved), fields: [field] };
}

/**
 * Logs this browser out, whatever the platform responds: without its cookie the session is over. A token that the caller
 * holds lives on where the platform fails, and so the logout fails.
 */
export const logout: Method<'logout'> = async (source, givenToken) => {
  const session = await source.session.read();
  const isGiven = typeof givenToken === 'string' && givenToken !== '';
  const customerAccessToken = isGiven ? givenToken : session?.customerAccessToken;
  if (session !== null) source.session.end();
  if (customerAccessToken === undefined) return succeed(null);
  const result = await customerAccessTokenDelete(source.client, {
    ...inContext(source),
    customerAccessToken,
  });
  // A token that is already invalid counts as success.
  if (result.ok || causeOf(result.failure) === 'notLoggedIn') return succeed(null);
  const reason = accountFailureReason(result.failure);
  const { market, log } = source;
  log({
    level: 'error',
    event: 'account.failed',
    shop: market.shop,
    refusal: 'logoutFailed',
    reason,
  });
  return isGiven ? fail('logoutFailed') : succeed(null);
};
