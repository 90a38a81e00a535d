import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  type ListArguments,
  pageOf,
  type ResolverMap,
  requestError,
  rootFields,
} from '../../protocol/index.ts';
import { metafieldFields } from '../catalogue/index.ts';
import {
  countOrdersOfCustomer,
  listOrdersOfCustomer,
  type Order,
  toGraphqlOrder,
} from '../orders/index.ts';
import { lacksCustomerToken, requireReadScope } from './access.ts';
import { CUSTOMER_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { findAddressNode, toGraphqlAddress } from './graphql/address.ts';
import { type GraphqlCustomer, toGraphqlCustomer } from './graphql/customer.ts';
import { ACCOUNT_MESSAGES } from './messages/messages.ts';
import { listMetafields } from './metafields/metafield-rows.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from './mutations/address-book.ts';
import { customerCreate } from './mutations/create-customer.ts';
import { customerAccessTokenCreate, customerAccessTokenDelete } from './mutations/log-in.ts';
import { customerUpdate } from './mutations/update-customer.ts';
import { customerActivate, customerRecover, customerReset } from './mutations/use-link.ts';
import { customerOfToken } from './store/access-tokens.ts';
import { findAddress, listAddresses } from './store/customer-rows.ts';

/** The cart's key shows who the buyer is; everything else needs the buyer's access token. */
function tokenOf({ accessToken }: GraphqlCustomer, field: string): string {
  if (accessToken === null) throw lacksCustomerToken(field);
  return accessToken;
}

const ORDER_KEYS: Readonly<Record<string, (a: Order, b: Order) => number>> = {
  ID: (a, b) => a.id - b.id,
  RELEVANCE: (a, b) => a.id - b.id,
  PROCESSED_AT: (a, b) => a.placedAt.localeCompare(b.placedAt) || a.id - b.id,
  TOTAL_PRICE: (a, b) => a.totalInMinorUnits - b.totalInMinorUnits || a.id - b.id,
};

function ordersOf(source: GraphqlCustomer, args: ListArguments, context: GraphqlContext) {
  if (source.isNew === true) return pageOf([], args);
  tokenOf(source, 'orders');
  if (args.query?.trim()) {
    throw requestError(
      'NOT_SERVED',
      'Customer.orders(query:) is not served by the embedded platform',
    );
  }
  const orders = listOrdersOfCustomer(context.store.read, context.shop.key, source.id);
  const sorted = orders.toSorted(ORDER_KEYS[args.sortKey ?? 'ID']);
  return pageOf(
    sorted.map((order) => toGraphqlOrder(order, context)),
    args,
  );
}

const CUSTOMER_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer(_, { customerAccessToken }: { readonly customerAccessToken: string }, context) {
      requireReadScope(context, 'customer');
      const { shop, now, store } = context;
      const holding = { shop: shop.key, accessToken: customerAccessToken, now: now() };
      const customer = customerOfToken(store.read, holding);
      return customer === null ? null : toGraphqlCustomer(customer, customerAccessToken);
    },
  },
  Mutation: rootFields({
    customerCreate,
    customerActivate,
    customerAccessTokenCreate,
    customerAccessTokenDelete,
    customerRecover,
    customerReset,
    customerUpdate,
    customerAddressCreate,
    customerAddressUpdate,
    customerAddressDelete,
    customerDefaultAddressUpdate,
  }),
  Customer: {
    ...metafieldFields((source: GraphqlCustomer, { store }) => {
      tokenOf(source, 'metafield');
      const metafields = listMetafields(store.read, source.customer);
      return { metafields, parent: source, translated: null };
    }),
    addresses(source: GraphqlCustomer, args: ListArguments, { store }) {
      if (source.isNew === true) return pageOf([], args);
      const accessToken = tokenOf(source, 'addresses');
      const addresses = listAddresses(store.read, source.customer);
      return pageOf(
        addresses.map((address) => toGraphqlAddress(address, accessToken)),
        args,
      );
    },
    defaultAddress(source: GraphqlCustomer, _args: unknown, { store }) {
      if (source.isNew === true) return null;
      const accessToken = tokenOf(source, 'defaultAddress');
      const { defaultAddressId } = source.customer;
      if (defaultAddressId === null) return null;
      const address = findAddress(store.read, source.customer, defaultAddressId);
      return address === null ? null : toGraphqlAddress(address, accessToken);
    },
    orders: ordersOf,
    numberOfOrders(source: GraphqlCustomer, _args: unknown, { store, shop }) {
      if (source.isNew === true) return '0';
      tokenOf(source, 'numberOfOrders');
      return String(countOrdersOfCustomer(store.read, shop.key, source.id));
    },
  },
};

export const customersArea: Area = {
  messages: ACCOUNT_MESSAGES,
  resolvers: CUSTOMER_RESOLVERS,
  nodes: { MailingAddress: findAddressNode },
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: CUSTOMER_ADMIN_RESOLVERS,
};
