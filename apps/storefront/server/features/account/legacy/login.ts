import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import { checkLogin, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerAccessTokenCreate } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { accountOf, attemptLogin } from '../account-limits.ts';
import { fail, rateLimited } from '../account-result.ts';
import { causeOf, mapPlatformError } from '../map-platform-error.ts';
import type { LegacyContext } from './legacy-context.ts';
import { startSession } from './start-session.ts';

/** Logs in. Wrong password, unknown and inactive accounts are the same error after one request (spec §8). */
export async function login(source: LegacyContext, input: Login): Promise<AccountOutcome<Visitor>> {
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
}
