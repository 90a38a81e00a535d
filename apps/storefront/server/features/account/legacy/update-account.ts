import type { AccountOutcome, AccountUpdate } from '@lokke/contract/ports';
import { checkAccountUpdate, isPasswordValid } from '@lokke/domain/accounts';
import { type CustomerUpdateInput, customerUpdate } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, succeed } from '../account-result.ts';
import { provePassword } from './login.ts';
import { blankFieldErrors } from './password-links.ts';
import { dropInvalidToken, type LegacyContext, type Method, tokenOf } from './session.ts';

export const updateAccount: Method<'updateAccount'> = async (source, update, givenToken) => {
  const token = await tokenOf(source, givenToken);
  const check = checkAccountUpdate({ customer: update, customerAccessToken: token });
  if (!check.ok) return fail(check.code, { fields: check.fields });
  const { confirmation } = update;
  const password = update.password ?? undefined;
  if (password !== undefined && !isPasswordValid(password)) {
    return fail('invalidPassword', { fields: ['password'] });
  }
  if (password !== undefined && confirmation !== undefined && confirmation !== password) {
    return fail('passwordsDiffer', { fields: ['confirmation'] });
  }

  const proved = await proveOwner(source, update, givenToken);
  if (!proved.ok) return proved;
  const session = await source.session.read();
  const customerAccessToken = (await tokenOf(source, givenToken)) ?? '';
  const variables = { ...inContext(source), customerAccessToken, customer: inputOf(update) };
  const result = await customerUpdate(source.client, variables);
  if (!result.ok) {
    const blanks = blankFieldErrors(result.failure);
    if (blanks !== null) return blanks;
    const wording = { errorCode: 'updateAccountFailed', isTrueOfOutage: true } as const;
    const errorCode = mapPlatformError(source, result.failure, wording);
    if (errorCode.code === 'notLoggedIn') await dropInvalidToken(source, customerAccessToken);
    return errorCode;
  }
  const email = result.value.customer?.email ?? session?.email ?? null;
  const fresh = result.value.customerAccessToken;
  // A new password revokes the old token; the session continues with the new one.
  if (fresh !== null && session?.customerAccessToken === customerAccessToken) {
    await source.session.start({
      email: email ?? session.email,
      customerAccessToken: fresh.accessToken,
      expiresAtInMs: Date.parse(fresh.expiresAt),
    });
  }
  return succeed({ isLoggedIn: true, email });
};

/** Asks for the current password before a new one: a browser left open changes none. Holding a token is proof enough. */
async function proveOwner(
  source: LegacyContext,
  { password, currentPassword }: AccountUpdate,
  givenToken: string | null | undefined,
): Promise<AccountOutcome<unknown>> {
  const session = await source.session.read();
  if (!isGiven(password) || session === null || givenToken) return succeed(null);
  const { email } = session;
  return provePassword(source, { email, password: currentPassword }, 'currentPassword');
}

/** Absent fields are not sent and stay unchanged. */
function inputOf(customer: AccountUpdate): CustomerUpdateInput {
  const { firstName, lastName, email, phone, acceptsMarketing, password } = customer;
  return {
    ...(isGiven(firstName) && { firstName: firstName.trim() }),
    ...(isGiven(lastName) && { lastName: lastName.trim() }),
    ...(isGiven(email) && { email: email.trim() }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
    ...(isGiven(acceptsMarketing) && { acceptsMarketing }),
    ...(isGiven(password) && { password }),
  };
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
