import type { AccountError, AccountOutcome, Visitor } from '@lokke/contract/ports';
import {
  checkActivation,
  checkForgotPassword,
  checkPasswordReset,
  normaliseEmail,
} from '@lokke/domain/accounts';
import {
  customerActivate,
  customerIdentity,
  customerRecover,
  customerReset,
  type OperationFailure,
  type SignedInCustomerResult,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { accountOf } from '../account-limits.ts';
import {
  accountFailureReason,
  causeOf,
  fail,
  mapPlatformError,
  rateLimited,
  succeed,
} from '../account-result.ts';
import { login } from './login.ts';
import { identify, type LegacyContext, type Method, startSession } from './session.ts';

/** Sets the first password by the link of an invitation. */
export const activate: Method<'activate'> = async (source, input) => {
  const check = checkActivation(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const id = customerGid(input.customerId);
  if (id === null) return fail('activationFailed', { fields: ['customerId'] });
  const result = await customerActivate(source.client, {
    ...inContext(source),
    id,
    input: { activationToken: input.activationToken ?? '', password: input.password ?? '' },
  });
  return enterAccount(source, result, 'activationFailed');
};

/** Sets a new password by the link of a reset e-mail. */
export const resetPassword: Method<'resetPassword'> = async (source, input) => {
  const check = checkPasswordReset(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const id = customerGid(input.customerId);
  if (id === null) return fail('resetFailed', { fields: ['customerId'] });
  const result = await customerReset(source.client, {
    ...inContext(source),
    id,
    input: { resetToken: input.resetToken ?? '', password: input.password ?? '' },
  });
  const isUsed = !result.ok && hasUserError(result.failure, 'TOKEN_INVALID');
  return isUsed ? fail('linkInvalid') : enterAccount(source, result, 'resetFailed');
};

/**
 * Proves an address with the password that the account has. The platform drops what was typed before when it gets another
 * one; a slip of the fingers must neither do that nor change the password, so the login goes first.
 */
export const proveAddress: Method<'proveAddress'> = async (
  source,
  { customerId, resetToken, email, password },
) => {
  const entered = await login(source, { email, password });
  if (!entered.ok) return entered;
  const owner = await identify(source);
  if (!owner.ok) return owner;
  // A link of another account would get this one's password.
  if (owner.value === null || owner.value.customerId !== customerGid(customerId)) {
    return fail('linkInvalid');
  }
  return resetPassword(source, { customerId, resetToken, password });
};

async function enterAccount(
  source: LegacyContext,
  result: SignedInCustomerResult,
  errorCode: 'activationFailed' | 'resetFailed',
): Promise<AccountOutcome<Visitor>> {
  if (result.ok) return startSession(source, result.value.email ?? '', result.value.token);
  return (
    blankFieldErrors(result.failure) ??
    mapPlatformError(source, result.failure, { errorCode, isTrueOfOutage: true })
  );
}

/** Passes on the platform's message for a rule beyond spec §5. */
export function blankFieldErrors(failure: OperationFailure): AccountError | null {
  const isBlank = hasUserError(failure, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE');
  return isBlank ? fail('passwordBlankAtEnd', { fields: ['password'] }) : null;
}

function hasUserError(failure: OperationFailure, wanted: string): boolean {
  return failure.kind === 'userErrors' && failure.userErrors.some(({ code }) => code === wanted);
}

/** Accepts the bare number of a link or the whole gid. */
function customerGid(id: string | null | undefined): string | null {
  const [, number] = /^(?:gid:\/\/shopify\/Customer\/)?(\d{1,20})$/.exec(id?.trim() ?? '') ?? [];
  return number === undefined ? null : `gid://shopify/Customer/${number}`;
}

/**
 * Requests the e-mail in the background, so that neither response nor timing reveals whether an account exists. That
 * the shop can be reached is found out beforehand, by asking for nobody.
 */
export const forgotPassword: Method<'forgotPassword'> = async (source, input) => {
  const check = checkForgotPassword(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const attempt = await source.limits.requestsByNetwork.attempt(source.network);
  if (!attempt.isAllowed) return rateLimited('tooManyAttempts', attempt.retryAfterInSeconds);
  if (!(await canAskForCustomers(source))) return fail('mailNotSent');
  source.inBackground(askForMail(source, normaliseEmail(input.email ?? '')));
  return succeed(null);
};

async function canAskForCustomers(source: LegacyContext): Promise<boolean> {
  const variables = { ...inContext(source), customerAccessToken: 'nobody' };
  const result = await customerIdentity(source.client, variables);
  if (result.ok || causeOf(result.failure) === 'notLoggedIn') return true;
  logFailure(source, result.failure);
  return false;
}

async function askForMail(source: LegacyContext, email: string): Promise<void> {
  const { limits } = source;
  const letter = await limits.lettersByAddress.attempt(`reset ${accountOf(source, email)}`);
  if (!letter.isAllowed) return;
  const result = await customerRecover(source.client, { ...inContext(source), email });
  // An unknown account is not logged as an error.
  if (!result.ok && result.failure.kind !== 'userErrors') logFailure(source, result.failure);
}

function logFailure({ log, market }: LegacyContext, failure: OperationFailure): void {
  const reason = accountFailureReason(failure);
  log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: 'recover', reason });
}
