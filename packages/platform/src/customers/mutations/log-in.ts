import type { GraphqlContext } from '../../graphql/index.ts';
import { demandCustomer, demandWriteScope } from '../access.ts';
import type { Customer } from '../customer.ts';
import { isPasswordRight } from '../passwords/password-hash.ts';
import { tidyEmail } from '../rules/email.ts';
import { unidentified } from '../rules/problems.ts';
import {
  type AccessToken,
  deleteAccessToken,
  issueAccessToken,
  renewAccessToken,
} from '../store/access-tokens.ts';
import { type Attempt, forgetAttempts, forgetOneAttempt } from '../store/attempts.ts';
import { findCustomer } from '../store/customer-rows.ts';
import { readPasswordHash } from '../store/password-rows.ts';
import { attemptFromAddress, takeAttempts } from '../throttle.ts';
import { problemLists } from './payload.ts';

const TOO_MANY = 'Login attempt limit exceeded. Please try again later.';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Wrong password, unknown address and account that is not open look alike, and take as long. */
export async function customerAccessTokenCreate(
  context: GraphqlContext,
  { input }: { readonly input: Credentials },
) {
  demandWriteScope(context, 'customerAccessTokenCreate');
  const { store, shop } = context;
  const email = tidyEmail(input.email);
  const ofAccount: Attempt = { limit: 'loginOfAccount', shop: shop.key, by: email };
  const fromAddress = attemptFromAddress(context, 'loginFromAddress');
  await takeAttempts(context, [ofAccount, fromAddress], TOO_MANY);
  const customer = findCustomer(store.read, shop.key, { email });
  const passwordHash = openHash(context, customer);
  const isRight = await isPasswordRight(input.password, passwordHash, context.passwordCost);
  if (customer === null || !isRight) return refused();
  return store.write((sql) => {
    // A password that was changed in the meantime opens nothing any more.
    if (readPasswordHash(sql, customer) !== passwordHash) return refused();
    forgetAttempts(sql, ofAccount);
    forgetOneAttempt(sql, fromAddress);
    return opened(issueAccessToken(sql, context, customer));
  });
}

function openHash({ store }: GraphqlContext, customer: Customer | null): string | null {
  return customer?.state === 'ENABLED' ? readPasswordHash(store.read, customer) : null;
}

function opened(customerAccessToken: AccessToken) {
  return { customerAccessToken, ...problemLists() };
}

function refused() {
  return { customerAccessToken: null, ...problemLists([unidentified]) };
}

interface Holder {
  readonly customerAccessToken: string;
}

export async function customerAccessTokenDelete(
  context: GraphqlContext,
  { customerAccessToken: accessToken }: Holder,
) {
  const field = 'customerAccessTokenDelete';
  demandWriteScope(context, field);
  return context.store.write((sql) => {
    demandCustomer(sql, context, { accessToken, field });
    deleteAccessToken(sql, { shop: context.shop.key, accessToken });
    return {
      deletedAccessToken: accessToken,
      deletedCustomerAccessTokenId: accessToken,
      ...problemLists(),
    };
  });
}

export async function customerAccessTokenRenew(
  context: GraphqlContext,
  { customerAccessToken: accessToken }: Holder,
) {
  const field = 'customerAccessTokenRenew';
  demandWriteScope(context, field);
  return context.store.write((sql) => {
    demandCustomer(sql, context, { accessToken, field });
    const holding = { shop: context.shop.key, accessToken, now: context.now() };
    return opened(renewAccessToken(sql, holding));
  });
}
