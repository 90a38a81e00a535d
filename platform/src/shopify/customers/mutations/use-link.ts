import {
  type GraphqlContext,
  gidNumber,
  hashPassword,
  isPasswordRight,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { requireWriteScope } from '../access.ts';
import type { Customer } from '../customer.ts';
import { problemLists, toGraphqlCustomer } from '../graphql/customer.ts';
import { sendLinkEmail } from '../mail/account-email.ts';
import { dropUnprovedData, openVerifiedAccount, setPassword } from '../open-account.ts';
import {
  attemptByIp,
  attemptOfAccountByIp,
  consumeAttempts,
  resetAttempts,
} from '../rate-limit.ts';
import { checkPassword, normaliseEmail } from '../rules/details.ts';
import { alreadyEnabled, type CustomerUserError } from '../rules/user-errors.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { findCustomer, readPasswordHash, saveCustomer } from '../store/customer-rows.ts';
import { isLinkGood, type LinkKind } from '../store/one-time-links.ts';

const TOO_MANY = 'Resetting password limit exceeded. Please try again later.';

const NOT_FOUND: CustomerUserError = {
  code: 'UNIDENTIFIED_CUSTOMER',
  field: ['email'],
  message: 'Could not find customer',
};

/** Reveals whether an account exists, as Shopify does; a storefront must not. */
export async function customerRecover(
  context: GraphqlContext,
  { email: typed }: { readonly email: string },
) {
  requireWriteScope(context, 'customerRecover');
  const { shop, store } = context;
  const email = normaliseEmail(typed);
  const ofAccount = { limit: 'mailToAccount', shop: shop.key, by: email } as const;
  const fromAddress = attemptByIp(context, 'recoverFromAddress');
  await consumeAttempts(context, [ofAccount, fromAddress], TOO_MANY);
  return store.write((sql) => {
    const customer = findCustomer(sql, shop.key, { email });
    if (customer === null) return problemLists([NOT_FOUND]);
    if (customer.state === 'ENABLED') {
      sendLinkEmail(sql, context, customer, 'reset');
    } else {
      // There is no password yet, so an activation link is sent.
      saveCustomer(sql, { ...customer, state: 'INVITED', updatedAt: wireDateTime(context.now()) });
      sendLinkEmail(sql, context, customer, 'activate');
    }
    return problemLists();
  });
}

const BAD_TOKEN: Readonly<Record<LinkKind, string>> = {
  activate: 'Invalid activation token',
  reset: 'Invalid reset token',
};

interface LinkUse {
  readonly kind: LinkKind;
  readonly customer: Customer | null;
  readonly token: string;
  readonly password: string;
}

function reject(problems: readonly CustomerUserError[]) {
  return { customer: null, customerAccessToken: null, ...problemLists(problems) };
}

/** Checks the link; called before hashing and again inside the write. */
function linkProblems(
  sql: Sql,
  context: GraphqlContext,
  use: LinkUse,
): readonly CustomerUserError[] {
  const { kind, customer, token } = use;
  if (kind === 'activate' && customer?.state === 'ENABLED') return [alreadyEnabled];
  const mayUse = customer !== null && (kind === 'activate' || customer.state === 'ENABLED');
  if (mayUse && isLinkGood(sql, context, customer, { kind, token })) return [];
  return [{ code: 'TOKEN_INVALID', field: ['input'], message: BAD_TOKEN[kind] }];
}

async function useLink(context: GraphqlContext, use: LinkUse) {
  const { store } = context;
  const { customer, password } = use;
  const problems = linkProblems(store.read, context, use);
  if (customer === null || problems.length > 0) return reject(problems);
  const passwordProblems = checkPassword(password, ['input', 'password']);
  if (passwordProblems.length > 0) return reject(passwordProblems);
  const hashBefore = readPasswordHash(store.read, customer);
  // Whoever opened the account and proves its address keeps what they typed into it.
  const isSamePerson = await isPasswordRight(password, hashBefore, context.passwordCost);
  const passwordHash = await hashPassword(password, context.passwordCost);
  return store.write((sql) => {
    const current = findCustomer(sql, customer.shop, { id: customer.id });
    const since = linkProblems(sql, context, { ...use, customer: current });
    if (current === null || since.length > 0) return reject(since);
    const isKept = isSamePerson && readPasswordHash(sql, current) === hashBefore;
    const kept = isKept ? current : dropUnprovedData(sql, current);
    const opened = openVerifiedAccount(sql, context, kept);
    setPassword(sql, opened, passwordHash);
    resetAttempts(sql, attemptOfAccountByIp(context, opened.email));
    resetAttempts(sql, { limit: 'loginOfAccount', shop: opened.shop, by: opened.email });
    const customerAccessToken = issueAccessToken(sql, context, opened);
    return {
      customer: toGraphqlCustomer(opened, customerAccessToken.accessToken),
      customerAccessToken,
      ...problemLists(),
    };
  });
}

function customerById({ store, shop }: GraphqlContext, id: string): Customer | null {
  const number = gidNumber(id, 'Customer');
  return number === null ? null : findCustomer(store.read, shop.key, { id: number });
}

interface ActivateArguments {
  readonly id: string;
  readonly input: { readonly activationToken: string; readonly password: string };
}

export function customerActivate(context: GraphqlContext, { id, input }: ActivateArguments) {
  requireWriteScope(context, 'customerActivate');
  const { activationToken: token, password } = input;
  return useLink(context, {
    kind: 'activate',
    customer: customerById(context, id),
    token,
    password,
  });
}

interface ResetArguments {
  readonly id: string;
  readonly input: { readonly resetToken: string; readonly password: string };
}

export function customerReset(context: GraphqlContext, { id, input }: ResetArguments) {
  requireWriteScope(context, 'customerReset');
  const { resetToken: token, password } = input;
  return useLink(context, { kind: 'reset', customer: customerById(context, id), token, password });
}
