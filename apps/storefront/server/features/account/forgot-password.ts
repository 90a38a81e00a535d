import type { AccountOutcome } from '@lokke/contract/ports';
import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerRecover } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, rateLimited, succeed } from './account-result.ts';
import { accountFailureReason } from './map-platform-error.ts';

/** Requests the e-mail in the background, so that neither response nor timing reveals whether an account exists. */
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
  // An unknown account is not logged as an error.
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
