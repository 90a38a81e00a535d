import {
  type GraphqlContext,
  languageFor,
  shopBaseUrl,
  wireDateTime,
} from '../../../protocol/index.ts';
import { type Customer, customerNumber, displayName, newCustomer } from '../customer.ts';
import { sendInvitation } from '../invite.ts';
import {
  changedDetails,
  checkDetails,
  checkEmail,
  type DetailsInput,
  normaliseEmail,
} from '../rules/details.ts';
import { normaliseText } from '../rules/single-line-text.ts';
import { emailTaken, phoneTaken } from '../rules/user-errors.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { issueLink } from '../store/one-time-links.ts';
import { checkMetafield } from './check-metafield.ts';
import { adminCustomer } from './find-customers.ts';
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

function rejected(errors: readonly UserError[]) {
  const userErrors = errors.map(({ field, message }) => ({
    __typename: 'UserError',
    field,
    message,
  }));
  return { customer: null, userErrors };
}

const inputOf = ({ namespace, key, type, value }: MetafieldInput) => ({
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
  const metafieldInputs = (input.metafields ?? []).map(inputOf);
  const problems: readonly UserError[] = [
    ...checkEmail(input.email ?? '', ['email']),
    ...checkDetails(input, []),
    ...metafieldInputs.flatMap((metafieldInput, index) => {
      const fault = checkMetafield(context, metafieldInput);
      if (fault === null) return [];
      return [{ field: ['metafields', String(index), fault.name], message: fault.message }];
    }),
  ];
  if (problems.length > 0) return rejected(problems);
  return context.store.write((sql) => {
    const email = normaliseEmail(input.email ?? '');
    if (findCustomer(sql, shop.key, { email })) return rejected([emailTaken(['email'])]);
    const language = languageFor(input.locale ?? null, shop);
    const blank = newCustomer(context, { email, state: 'DISABLED', language });
    const customer: Customer = {
      ...blank,
      ...changedDetails(blank, input),
      tags: (input.tags ?? []).flatMap((tag) => normaliseText(tag) ?? []),
    };
    if (customer.phone !== null && findCustomer(sql, shop.key, { phone: customer.phone })) {
      return rejected([phoneTaken(['phone'])]);
    }
    saveCustomer(sql, customer);
    for (const metafieldInput of metafieldInputs) write(sql, context, customer, metafieldInput);
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
