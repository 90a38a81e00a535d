import type { AccountError, AccountOutcome, Visitor } from '@lokke/contract/ports';
import {
  type Activation,
  checkActivation,
  checkPasswordReset,
  type PasswordReset,
} from '@lokke/domain/accounts';
import {
  customerActivate,
  customerReset,
  type OperationFailure,
  type SignedInCustomerResult,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail } from '../account-result.ts';
import { mapPlatformError } from '../map-platform-error.ts';
import type { LegacyContext } from './legacy-context.ts';
import { startSession } from './start-session.ts';

/** Sets the first password by the link of an invitation. */
export async function activate(
  source: LegacyContext,
  input: Activation,
): Promise<AccountOutcome<Visitor>> {
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
}

/** Sets a new password by the link of a reset e-mail. */
export async function resetPassword(
  source: LegacyContext,
  input: PasswordReset,
): Promise<AccountOutcome<Visitor>> {
  const check = checkPasswordReset(input);
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const id = customerGid(input.customerId);
  if (id === null) return fail('resetFailed', { fields: ['customerId'] });
  const result = await customerReset(source.client, {
    ...inContext(source),
    id,
    input: { resetToken: input.resetToken ?? '', password: input.password ?? '' },
  });
  return enterAccount(source, result, 'resetFailed');
}

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
  const isBlank =
    failure.kind === 'userErrors' &&
    failure.userErrors.some(({ code }) => code === 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE');
  return isBlank ? fail('passwordBlankAtEnd', { fields: ['password'] }) : null;
}

/** Accepts the bare number of a link or the whole gid. */
function customerGid(id: string | null | undefined): string | null {
  const [, number] = /^(?:gid:\/\/shopify\/Customer\/)?(\d{1,20})$/.exec(id?.trim() ?? '') ?? [];
  return number === undefined ? null : `gid://shopify/Customer/${number}`;
}
