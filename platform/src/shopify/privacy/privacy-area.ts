import { readFileSync } from 'node:fs';
import { type Area, type GraphqlContext, gidNumber, rootFields } from '../../protocol/index.ts';
import { findCustomer } from '../customers/index.ts';
import { erasePerson } from './erase-person.ts';

/** Erases a customer at once; Shopify does after ten days, and later for a recent order. */
async function customerRequestDataErasure(
  context: GraphqlContext,
  { customerId }: { readonly customerId: string },
) {
  const id = gidNumber(customerId, 'Customer') ?? 0;
  const customer = findCustomer(context.store.read, context.shop.key, { id });
  if (customer === null) {
    const message = 'Customer does not exist';
    const error = { __typename: 'CustomerRequestDataErasureUserError', code: 'DOES_NOT_EXIST' };
    return { customerId: null, userErrors: [{ ...error, field: ['customerId'], message }] };
  }
  await erasePerson(context, context.shop.key, customer.email, 'admin API');
  return { customerId, userErrors: [] };
}

export const privacyArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: { Mutation: rootFields({ customerRequestDataErasure }) },
};
