import {
  type GraphqlContext,
  hashPassword,
  RequestError,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { requireWriteScope } from '../access.ts';
import { type Customer, customerNumber } from '../customer.ts';
import { problemLists, toGraphqlCustomer } from '../graphql/customer.ts';
import { parseLinkUrl } from '../link-redirects.ts';
import { sendLinkEmail } from '../mail/account-email.ts';
import { openVerifiedAccount, setPassword } from '../open-account.ts';
import {
  attemptByIp,
  attemptOfAccountByIp,
  consumeAttempts,
  resetAttempts,
} from '../rate-limit.ts';
import { checkPassword, normaliseEmail } from '../rules/details.ts';
import { alreadyEnabled, type CustomerUserError, type Path } from '../rules/user-errors.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
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
  /** Where a client finds what was wrong. */
  readonly tokenField: Path;
  readonly passwordField: Path;
}

function rejected(problems: readonly CustomerUserError[]) {
  return { customer: null, customerAccessToken: null, ...problemLists(problems) };
}

/** Checks the link; called before hashing and again inside the write. */
function linkProblems(
  sql: Sql,
  context: GraphqlContext,
  use: LinkUse,
): readonly CustomerUserError[] {
  const { kind, customer, token, tokenField } = use;
  if (kind === 'activate' && customer?.state === 'ENABLED') return [alreadyEnabled];
  const mayUse = customer !== null && (kind === 'activate' || customer.state === 'ENABLED');
  if (mayUse && isLinkGood(sql, context, customer, { kind, token })) return [];
  return [{ code: 'TOKEN_INVALID', field: tokenField, message: BAD_TOKEN[kind] }];
}

async function useLink(context: GraphqlContext, use: LinkUse) {
  const { store } = context;
  const { customer, password } = use;
  const problems = linkProblems(store.read, context, use);
  if (customer === null || problems.length > 0) return rejected(problems);
  const passwordProblems = checkPassword(password, use.passwordField);
  if (passwordProblems.length > 0) return rejected(passwordProblems);
  const passwordHash = await hashPassword(password, context.passwordCost);
  return store.write((sql) => {
    const current = findCustomer(sql, customer.shop, { id: customer.id });
    const since = linkProblems(sql, context, { ...use, customer: current });
    if (current === null || since.length > 0) return rejected(since);
    const opened = openVerifiedAccount(sql, context, current);
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
  const number = customerNumber(id);
  return number === null ? null : findCustomer(store.read, shop.key, { id: number });
}

const INPUT_FIELDS = { tokenField: ['input'], passwordField: ['input', 'password'] };

interface ActivateArguments {
  readonly id: string;
  readonly input: { readonly activationToken: string; readonly password: string };
}

export function customerActivate(context: GraphqlContext, { id, input }: ActivateArguments) {
  requireWriteScope(context, 'customerActivate');
  const { activationToken: token, password } = input;
  const customer = customerById(context, id);
  return useLink(context, { kind: 'activate', customer, token, password, ...INPUT_FIELDS });
}

interface ResetArguments {
  readonly id: string;
  readonly input: { readonly resetToken: string; readonly password: string };
}

export function customerReset(context: GraphqlContext, { id, input }: ResetArguments) {
  requireWriteScope(context, 'customerReset');
  const { resetToken: token, password } = input;
  const customer = customerById(context, id);
  return useLink(context, { kind: 'reset', customer, token, password, ...INPUT_FIELDS });
}

interface UrlUse {
  readonly kind: LinkKind;
  readonly url: string;
  readonly field: string;
  readonly password: string;
}

/** To Shopify a URL of no customer is not an invalid input but not found. */
function useUrl(context: GraphqlContext, { kind, url, field, password }: UrlUse) {
  const link = parseLinkUrl(url);
  const { key } = context.shop;
  const customer =
    link?.kind === kind ? findCustomer(context.store.read, key, { id: link.customerId }) : null;
  if (link === null || customer === null) {
    throw new RequestError('NOT_FOUND', 'Unidentified customer', {}, false);
  }
  const { token } = link;
  const fields = { tokenField: [field], passwordField: ['password'] };
  return useLink(context, { kind, customer, token, password, ...fields });
}

export function customerActivateByUrl(
  context: GraphqlContext,
  { activationUrl: url, password }: { readonly activationUrl: string; readonly password: string },
) {
  requireWriteScope(context, 'customerActivateByUrl');
  return useUrl(context, { kind: 'activate', url, field: 'activationUrl', password });
}

export function customerResetByUrl(
  context: GraphqlContext,
  { resetUrl: url, password }: { readonly resetUrl: string; readonly password: string },
) {
  requireWriteScope(context, 'customerResetByUrl');
  return useUrl(context, { kind: 'reset', url, field: 'resetUrl', password });
}
