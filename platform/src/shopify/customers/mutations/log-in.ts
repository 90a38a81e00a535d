import { type GraphqlContext, gid, isPasswordRight } from '../../../protocol/index.ts';
import { requireCustomer, requireWriteScope } from '../access.ts';
import type { Customer } from '../customer.ts';
import { problemLists } from '../graphql/customer.ts';
import {
  type Attempt,
  attemptByIp,
  attemptOfAccountByIp,
  consumeAttempts,
  refundAttempt,
  resetAttempts,
} from '../rate-limit.ts';
import { normaliseEmail } from '../rules/details.ts';
import { unidentified } from '../rules/user-errors.ts';
import {
  deleteAccessToken,
  endCheckoutSessionsOf,
  issueAccessToken,
} from '../store/access-tokens.ts';
import { findCustomer, readPasswordHash } from '../store/customer-rows.ts';

const TOO_MANY = 'Login attempt limit exceeded. Please try again later.';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A wrong password, an unknown e-mail and an account that is not active give the same response after the same time. */
export async function customerAccessTokenCreate(
  context: GraphqlContext,
  { input }: { readonly input: Credentials },
) {
  requireWriteScope(context, 'customerAccessTokenCreate');
  const { store, shop } = context;
  const email = normaliseEmail(input.email);
  const ofAccount: Attempt = { limit: 'loginOfAccount', shop: shop.key, by: email };
  const here = attemptOfAccountByIp(context, email);
  const fromAddress = attemptByIp(context, 'loginFromAddress');
  await consumeAttempts(context, [here, ofAccount, fromAddress], TOO_MANY);
  const customer = findCustomer(store.read, shop.key, { email });
  const passwordHash = openHash(context, customer);
  const isRight = await isPasswordRight(input.password, passwordHash, context.passwordCost);
  if (customer === null || !isRight) return reject();
  return store.write((sql) => {
    // The password may have been changed meanwhile.
    if (readPasswordHash(sql, customer) !== passwordHash) return reject();
    resetAttempts(sql, here);
    refundAttempt(sql, ofAccount);
    refundAttempt(sql, fromAddress);
    const customerAccessToken = issueAccessToken(sql, context, customer);
    return { customerAccessToken, ...problemLists() };
  });
}

function openHash({ store }: GraphqlContext, customer: Customer | null): string | null {
  return customer?.state === 'ENABLED' ? readPasswordHash(store.read, customer) : null;
}

function reject() {
  return { customerAccessToken: null, ...problemLists([unidentified]) };
}

export async function customerAccessTokenDelete(
  context: GraphqlContext,
  { customerAccessToken: accessToken }: { readonly customerAccessToken: string },
) {
  const field = 'customerAccessTokenDelete';
  requireWriteScope(context, field);
  return context.store.write((sql) => {
    const customer = requireCustomer(sql, context, { accessToken, field });
    endCheckoutSessionsOf(sql, customer, context.now());
    const number = deleteAccessToken(sql, { shop: context.shop.key, accessToken });
    return {
      deletedAccessToken: accessToken,
      deletedCustomerAccessTokenId: gid('CustomerAccessToken', number),
      ...problemLists(),
    };
  });
}
