import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../../protocol/index.ts';
import { countOrdersOfCustomer } from '../../orders/index.ts';
import { findMetafield, listMetafields } from '../store/metafield-rows.ts';
import {
  customerCreate,
  customerGenerateAccountActivationUrl,
  customerSendAccountInviteEmail,
} from './admin-mutations.ts';
import {
  type AdminCustomer,
  adminCustomer,
  adminMetafield,
  customerById,
  customerByIdentifier,
  type IdentifierInput,
  searchCustomers,
} from './find-customers.ts';
import { APP_NAMESPACE, metafieldsDelete, metafieldsSet } from './set-metafields.ts';

interface ReversiblePageArguments extends PageArguments {
  readonly reverse?: boolean | null;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

interface MetafieldsArguments extends ReversiblePageArguments {
  readonly namespace?: string | null;
  readonly keys?: readonly string[] | null;
}

function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

export const CUSTOMER_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer(_, { id }: { readonly id: string }, context) {
      const customer = customerById(context, id);
      return customer === null ? null : adminCustomer(customer);
    },
    customerByIdentifier(_, args: { readonly identifier: IdentifierInput }, context) {
      const customer = customerByIdentifier(context, args.identifier);
      return customer === null ? null : adminCustomer(customer);
    },
    customers: (_, args: ReversiblePageArguments & { readonly query?: string | null }, context) =>
      connectionOf({
        items: inOrder(searchCustomers(context, args.query ?? null), args).map(adminCustomer),
        args,
        keyOf: ({ customer }) => ({ lastId: customer.id, lastValue: String(customer.id) }),
      }),
  },
  Mutation: {
    customerCreate: mutation(customerCreate),
    customerSendAccountInviteEmail: mutation(customerSendAccountInviteEmail),
    customerGenerateAccountActivationUrl: mutation(customerGenerateAccountActivationUrl),
    metafieldsSet: mutation(metafieldsSet),
    metafieldsDelete: mutation(metafieldsDelete),
  },
  Customer: {
    numberOfOrders: ({ id }: AdminCustomer, _args: unknown, { store, shop }) =>
      String(countOrdersOfCustomer(store.read, shop.key, id)),
    metafield(
      { customer }: AdminCustomer,
      requested: { readonly namespace?: string | null; readonly key: string },
      { store },
    ) {
      const name = { namespace: requested.namespace ?? APP_NAMESPACE, key: requested.key };
      const metafield = findMetafield(store.read, customer, name);
      return metafield === null ? null : adminMetafield(metafield, 'CUSTOMER');
    },
    metafields({ customer }: AdminCustomer, args: MetafieldsArguments, { store }) {
      const { namespace = null, keys = null } = args;
      const requested = listMetafields(store.read, customer).filter(
        (each) =>
          (namespace === null || each.namespace === namespace) &&
          (keys === null ||
            keys.includes(each.key) ||
            keys.includes(`${each.namespace}.${each.key}`)),
      );
      return connectionOf({
        items: inOrder(requested, args).map((one) => adminMetafield(one, 'CUSTOMER')),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      });
    },
  },
};
