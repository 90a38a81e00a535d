import { type GraphqlContext, refusal } from '../../graphql/index.ts';
import type { Sql } from '../../store/index.ts';
import { demandWriteScope } from '../access.ts';
import { customerSource } from '../answers/customer-source.ts';
import type { Customer } from '../customer.ts';
import { customerNumber } from '../customer-gid.ts';
import { readLinkUrl } from '../link-url.ts';
import { openVerifiedAccount, setPassword } from '../open-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPassword } from '../rules/password.ts';
import { alreadyEnabled, type CustomerProblem, type Path } from '../rules/problems.ts';
import { issueAccessToken } from '../store/access-tokens.ts';
import { forgetAttempts } from '../store/attempts.ts';
import { findCustomer } from '../store/customer-rows.ts';
import { isLinkGood, type LinkKind } from '../store/one-time-links.ts';
import { problemLists } from './payload.ts';

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

function refused(problems: readonly CustomerProblem[]) {
  return { customer: null, customerAccessToken: null, ...problemLists(problems) };
}

/** What is wrong with the link at this moment; asked before the hashing, and again in the write. */
function linkProblems(sql: Sql, context: GraphqlContext, use: LinkUse): readonly CustomerProblem[] {
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
  if (customer === null || problems.length > 0) return refused(problems);
  const passwordProblems = checkPassword(password, use.passwordField);
  if (passwordProblems.length > 0) return refused(passwordProblems);
  const passwordHash = await hashPassword(password, context.passwordCost);
  return store.write((sql) => {
    const current = findCustomer(sql, customer.shop, { id: customer.id });
    const since = linkProblems(sql, context, { ...use, customer: current });
    if (current === null || since.length > 0) return refused(since);
    const opened = openVerifiedAccount(sql, context, current);
    setPassword(sql, opened, passwordHash);
    forgetAttempts(sql, { limit: 'loginOfAccount', shop: opened.shop, by: opened.email });
    const customerAccessToken = issueAccessToken(sql, context, opened);
    return {
      customer: customerSource(opened, customerAccessToken.accessToken),
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
  demandWriteScope(context, 'customerActivate');
  const { activationToken: token, password } = input;
  const customer = customerById(context, id);
  return useLink(context, { kind: 'activate', customer, token, password, ...INPUT_FIELDS });
}

interface ResetArguments {
  readonly id: string;
  readonly input: { readonly resetToken: string; readonly password: string };
}

export function customerReset(context: GraphqlContext, { id, input }: ResetArguments) {
  demandWriteScope(context, 'customerReset');
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

/** An address that leads to nobody is no wrong input to Shopify: nothing was found. */
function useUrl(context: GraphqlContext, { kind, url, field, password }: UrlUse) {
  const link = readLinkUrl(url);
  const { key } = context.shop;
  const customer =
    link?.kind === kind ? findCustomer(context.store.read, key, { id: link.customerId }) : null;
  if (link === null || customer === null) throw refusal('NOT_FOUND', 'Unidentified customer');
  const { token } = link;
  const fields = { tokenField: [field], passwordField: ['password'] };
  return useLink(context, { kind, customer, token, password, ...fields });
}

export function customerActivateByUrl(
  context: GraphqlContext,
  { activationUrl: url, password }: { readonly activationUrl: string; readonly password: string },
) {
  demandWriteScope(context, 'customerActivateByUrl');
  return useUrl(context, { kind: 'activate', url, field: 'activationUrl', password });
}

export function customerResetByUrl(
  context: GraphqlContext,
  { resetUrl: url, password }: { readonly resetUrl: string; readonly password: string },
) {
  demandWriteScope(context, 'customerResetByUrl');
  return useUrl(context, { kind: 'reset', url, field: 'resetUrl', password });
}
