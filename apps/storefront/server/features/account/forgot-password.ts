import type { AccountOutcome } from '@lokke/contract/ports';
import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerRecover } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, rateLimited, succeed } from './account-result.ts';
import { accountFailureReason } from './map-platform-error.ts';

/**
 * Asks for the mail behind the visitor's back: neither the answer nor the time it takes says
 * whether there is an account.
 */
export async function forgotPassword(
  source: AccountContext,
  input: Pick<Login, 'email'>,
): Promise<AccountOutcome<null>> {
  const check = checkForgotPassword(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientIp);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  source.inBackground(askForMail(source, normaliseEmail(input.email ?? '')));
  return succeed(null);
}

async function askForMail(source: AccountContext, email: string): Promise<void> {
  const result = await customerRecover(source.client, { ...inContext(source), email });
  // That there is no such account is no news.
  if (result.ok || result.failure.kind === 'userErrors') return;
  const reason = accountFailureReason(result.failure);
  source.log({
    level: 'error',
    event: 'account.failed',
    shop: source.market.shop,
    refusal: 'recover',
    reason,
  });
}
