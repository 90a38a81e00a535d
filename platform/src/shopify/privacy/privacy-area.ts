import type { Area, GraphqlContext } from '../../protocol/index.ts';
import { customerNumber, findCustomer } from '../customers/index.ts';
import { erasePerson } from './erase-person.ts';

/** Shopify erases after ten days, and later for a recent order; here it is done at once. */
async function requestErasure(
  _: unknown,
  { customerId }: { readonly customerId: string },
  context: GraphqlContext,
) {
  const id = customerNumber(customerId);
  const customer = id === null ? null : findCustomer(context.store.read, context.shop.key, { id });
  if (customer === null) {
    const message = 'Customer does not exist';
    const error = { __typename: 'CustomerRequestDataErasureUserError', code: 'DOES_NOT_EXIST' };
    return { customerId: null, userErrors: [{ ...error, field: ['customerId'], message }] };
  }
  await erasePerson(context, context.shop.key, customer.email, 'admin API');
  return { customerId, userErrors: [] };
}

export const privacyArea: Area = {
  adminSchema: `
enum CustomerRequestDataErasureErrorCode { DOES_NOT_EXIST FAILED_TO_REQUEST }
type CustomerRequestDataErasureUserError implements DisplayableError {
  code: CustomerRequestDataErasureErrorCode
  field: [String!]
  message: String!
}
type CustomerRequestDataErasurePayload {
  customerId: ID
  userErrors: [CustomerRequestDataErasureUserError!]!
}
extend type Mutation {
  customerRequestDataErasure(customerId: ID!): CustomerRequestDataErasurePayload
}
`,
  adminResolvers: { Mutation: { customerRequestDataErasure: requestErasure } },
};
