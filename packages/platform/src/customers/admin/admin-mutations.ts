import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { languageFor, shopBaseUrl } from '../../shops/index.ts';
import { type Customer, displayName } from '../customer.ts';
import { customerNumber } from '../customer-gid.ts';
import { sendInvitation } from '../invite.ts';
import { newCustomer } from '../new-customer.ts';
import { changedDetails, checkDetails, type DetailsInput } from '../rules/details.ts';
import { checkEmail, tidyEmail } from '../rules/email.ts';
import { tidyText } from '../rules/plain-text.ts';
import { emailTaken, phoneTaken } from '../rules/problems.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { issueLink } from '../store/one-time-links.ts';
import { checkMetafield } from './check-metafield.ts';
import { adminCustomer } from './customer-answer.ts';
import { APP_NAMESPACE, write } from './set-metafields.ts';

export interface CustomerInput extends Omit<DetailsInput, 'acceptsMarketing'> {
  readonly email?: string | null;
  readonly locale?: string | null;
  readonly tags?: readonly string[] | null;
  readonly metafields?: readonly MetafieldInput[] | null;
}

interface MetafieldInput {
  readonly namespace?: string | null;
  readonly key?: string | null;
  readonly type?: string | null;
  readonly value?: string | null;
}

interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

function refused(errors: readonly UserError[]) {
  const userErrors = errors.map(({ field, message }) => ({
    __typename: 'UserError',
    field,
    message,
  }));
  return { customer: null, userErrors };
}

const wishOf = ({ namespace, key, type, value }: MetafieldInput) => ({
  namespace: namespace ?? APP_NAMESPACE,
  key: key ?? '',
  type: type ?? '',
  value: value ?? '',
});

/** A customer without a password: they choose one through an invitation. */
export function customerCreate(
  context: GraphqlContext,
  { input }: { readonly input: CustomerInput },
) {
  const { shop } = context;
  const wishes = (input.metafields ?? []).map(wishOf);
  const problems: readonly UserError[] = [
    ...checkEmail(input.email ?? '', ['email']),
    ...checkDetails(input, []),
    ...wishes.flatMap((wish, index) => {
      const fault = checkMetafield(context, wish);
      if (fault === null) return [];
      return [{ field: ['metafields', String(index), fault.name], message: fault.message }];
    }),
  ];
  if (problems.length > 0) return refused(problems);
  return context.store.write((sql) => {
    const email = tidyEmail(input.email ?? '');
    if (findCustomer(sql, shop.key, { email })) return refused([emailTaken(['email'])]);
    const language = languageFor(input.locale ?? null, shop);
    const blank = newCustomer(context, { email, state: 'DISABLED', language });
    const customer: Customer = {
      ...blank,
      ...changedDetails(blank, input),
      tags: (input.tags ?? []).flatMap((tag) => tidyText(tag) ?? []),
    };
    if (customer.phone !== null && findCustomer(sql, shop.key, { phone: customer.phone })) {
      return refused([phoneTaken(['phone'])]);
    }
    saveCustomer(sql, customer);
    for (const wish of wishes) write(sql, context, customer, wish);
    return { customer: adminCustomer(customer), userErrors: [] };
  });
}

interface Target {
  readonly customerId: string;
}

function errorFor(customer: Customer | null): UserError | null {
  if (customer === null) return { field: ['customerId'], message: 'Customer does not exist' };
  if (customer.state !== 'ENABLED') return null;
  const message = `${displayName(customer)} already has an account`;
  return { field: ['customerId'], message };
}

export function customerSendAccountInviteEmail(context: GraphqlContext, { customerId }: Target) {
  return context.store.write((sql) => {
    const id = customerNumber(customerId) ?? 0;
    const customer = findCustomer(sql, context.shop.key, { id });
    const error = errorFor(customer);
    if (customer !== null && error === null) {
      return { customer: adminCustomer(sendInvitation(sql, context, customer)), userErrors: [] };
    }
    const __typename = 'CustomerSendAccountInviteEmailUserError';
    return { customer: null, userErrors: [{ __typename, code: 'INVALID', ...error }] };
  });
}

/** On the shop's own host, which leads on to the storefront. */
export function customerGenerateAccountActivationUrl(
  context: GraphqlContext,
  { customerId }: Target,
) {
  const { shop, origin } = context;
  return context.store.write((sql) => {
    const id = customerNumber(customerId) ?? 0;
    const customer = findCustomer(sql, shop.key, { id });
    const error = errorFor(customer);
    if (customer === null || error !== null) {
      const userErrors = [{ __typename: 'UserError', ...error }];
      return { accountActivationUrl: null, userErrors };
    }
    saveCustomer(sql, { ...customer, state: 'INVITED', updatedAt: wireDateTime(context.now()) });
    const token = issueLink(sql, context, customer, 'activate');
    const accountActivationUrl = `${shopBaseUrl(origin, shop)}/account/activate/${id}/${token}`;
    return { accountActivationUrl, userErrors: [] };
  });
}
