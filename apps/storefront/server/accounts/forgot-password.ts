import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import { customerRecover } from '@lokke/shopify-storefront';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { done, refused, refusedForNow } from './outcome.ts';
import { accountFailureReason } from './platform-refusal.ts';

/**
 * Asks for the mail behind the visitor's back: neither the answer nor the time it takes says
 * whether there is an account.
 */
export async function forgotPassword(
  source: AccountSource,
  input: Pick<Login, 'email'>,
): Promise<AccountOutcome<null>> {
  const check = checkForgotPassword(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const attempt = source.limits.requestsOfAddress.attempt(source.clientAddress);
  if (!attempt.isAllowed) return refusedForNow('tooManyAttempts', attempt.retryAfterInSeconds);
  source.inBackground(askForMail(source, normaliseEmail(input.email ?? '')));
  return done(null);
}

async function askForMail(source: AccountSource, email: string): Promise<void> {
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
