import {
  type Activation,
  checkActivation,
  checkPasswordReset,
  type PasswordReset,
} from '@lokke/domain/accounts';
import {
  customerActivate,
  customerReset,
  type EntryResult,
  type OperationFailure,
} from '@lokke/shopify-storefront';
import type { AccountOutcome, AccountRefusal, Visitor } from '../../app/shared/accounts-source.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { enter } from './enter.ts';
import { refused } from './outcome.ts';
import { platformRefusal } from './platform-refusal.ts';

/** The link in the mail of an invitation: a first password. */
export async function activate(
  source: AccountSource,
  input: Activation,
): Promise<AccountOutcome<Visitor>> {
  const check = checkActivation(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const id = customerGid(input.customerId);
  if (id === null) return refused('activationFailed', { fields: ['customerId'] });
  const result = await customerActivate(source.client, {
    ...inContext(source),
    id,
    input: { activationToken: input.activationToken ?? '', password: input.password ?? '' },
  });
  return entered(source, result, 'activationFailed');
}

/** The link in the mail for a forgotten password: a new one. */
export async function resetPassword(
  source: AccountSource,
  input: PasswordReset,
): Promise<AccountOutcome<Visitor>> {
  const check = checkPasswordReset(input);
  if (!check.ok) return refused(check.code, { fields: check.fields });
  const id = customerGid(input.customerId);
  if (id === null) return refused('resetFailed', { fields: ['customerId'] });
  const result = await customerReset(source.client, {
    ...inContext(source),
    id,
    input: { resetToken: input.resetToken ?? '', password: input.password ?? '' },
  });
  return entered(source, result, 'resetFailed');
}

async function entered(
  source: AccountSource,
  result: EntryResult,
  refusal: 'activationFailed' | 'resetFailed',
): Promise<AccountOutcome<Visitor>> {
  if (result.ok) return enter(source, result.value.email ?? '', result.value.token);
  return (
    refusalOfBlanks(result.failure) ??
    platformRefusal(source, result.failure, { refusal, isTrueOfOutage: true })
  );
}

/** The platform's own rule, beyond spec §5: said, or nobody would know what to mend. */
export function refusalOfBlanks(failure: OperationFailure): AccountRefusal | null {
  const isBlank =
    failure.kind === 'userErrors' &&
    failure.userErrors.some(({ code }) => code === 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE');
  return isBlank ? refused('passwordBlankAtEnd', { fields: ['password'] }) : null;
}

/** Links carry the bare number; our API may be given the whole identifier. */
function customerGid(id: string | null | undefined): string | null {
  const [, number] = /^(?:gid:\/\/shopify\/Customer\/)?(\d{1,20})$/.exec(id?.trim() ?? '') ?? [];
  return number === undefined ? null : `gid://shopify/Customer/${number}`;
}
