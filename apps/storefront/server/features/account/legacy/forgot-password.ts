import type { AccountOutcome } from '@lokke/contract/ports';
import { checkForgotPassword, type Login, normaliseEmail } from '@lokke/domain/accounts';
import {
  customerIdentity,
  customerRecover,
  type OperationFailure,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, rateLimited, succeed } from '../account-result.ts';
import { accountFailureReason } from '../failure-reason.ts';
import { causeOf } from '../map-platform-error.ts';
import type { LegacyContext } from './legacy-context.ts';

/**
 * Requests the e-mail in the background, so that neither response nor timing reveals whether an account exists. That
 * the shop can be reached is found out beforehand, by asking for nobody.
 */
export async function forgotPassword(
  source: LegacyContext,
  input: Pick<Login, 'email'>,
): Promise<AccountOutcome<null>> {
  const check = checkForgotPassword(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  if (!(await canAskForCustomers(source))) return fail('mailNotSent');
  source.inBackground(askForMail(source, normaliseEmail(input.email ?? '')));
  return succeed(null);
}

async function canAskForCustomers(source: LegacyContext): Promise<boolean> {
  const variables = { ...inContext(source), customerAccessToken: 'nobody' };
  const result = await customerIdentity(source.client, variables);
  if (result.ok || causeOf(result.failure) === 'notLoggedIn') return true;
  logFailure(source, result.failure);
  return false;
}

async function askForMail(source: LegacyContext, email: string): Promise<void> {
  const result = await customerRecover(source.client, { ...inContext(source), email });
  // An unknown account is not logged as an error.
  if (!result.ok && result.failure.kind !== 'userErrors') logFailure(source, result.failure);
}

function logFailure({ log, market }: LegacyContext, failure: OperationFailure): void {
  const reason = accountFailureReason(failure);
  log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: 'recover', reason });
}
