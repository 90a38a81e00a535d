import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  requestError,
} from '../../protocol/index.ts';
import { metafieldFields } from '../catalogue/index.ts';
import {
  countOrdersOfCustomer,
  listOrdersOfCustomer,
  type Order,
  toGraphqlOrder,
} from '../orders/index.ts';
import { lacksCustomerToken, requireReadScope } from './access.ts';
import { toGraphqlAddress } from './graphql/address.ts';
import { type GraphqlCustomer, toGraphqlCustomer } from './graphql/customer.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from './mutations/address-book.ts';
import { customerCreate } from './mutations/create-customer.ts';
import {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
} from './mutations/log-in.ts';
import { customerUpdate } from './mutations/update-customer.ts';
import {
  customerActivate,
  customerActivateByUrl,
  customerRecover,
  customerReset,
  customerResetByUrl,
} from './mutations/use-link.ts';
import { customerOfToken } from './store/access-tokens.ts';
import { findAddress, listAddresses } from './store/address-rows.ts';
import { listMetafields } from './store/metafield-rows.ts';

/** A field of the schema from a function over its arguments. */
function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

const CUSTOMER_MUTATIONS = {
  customerCreate: mutation(customerCreate),
  customerActivate: mutation(customerActivate),
  customerActivateByUrl: mutation(customerActivateByUrl),
  customerAccessTokenCreate: mutation(customerAccessTokenCreate),
  customerAccessTokenDelete: mutation(customerAccessTokenDelete),
  customerAccessTokenRenew: mutation(customerAccessTokenRenew),
  customerRecover: mutation(customerRecover),
  customerReset: mutation(customerReset),
  customerResetByUrl: mutation(customerResetByUrl),
  customerUpdate: mutation(customerUpdate),
  customerAddressCreate: mutation(customerAddressCreate),
  customerAddressUpdate: mutation(customerAddressUpdate),
  customerAddressDelete: mutation(customerAddressDelete),
  customerDefaultAddressUpdate: mutation(customerDefaultAddressUpdate),
};

interface ReversiblePageArguments extends PageArguments {
  readonly reverse?: boolean | null;
}

interface OrderArguments extends ReversiblePageArguments {
  readonly sortKey?: string | null;
  readonly query?: string | null;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

/** The cart's key shows who the buyer is; everything else needs the buyer's access token. */
function tokenOf({ accessToken }: GraphqlCustomer, field: string): string {
  if (accessToken === null) throw lacksCustomerToken(field);
  return accessToken;
}

const NO_KEY = () => ({ lastId: 0, lastValue: '' });

const ORDER_KEYS: Readonly<Record<string, (a: Order, b: Order) => number>> = {
  ID: (a, b) => a.id - b.id,
  RELEVANCE: (a, b) => a.id - b.id,
  PROCESSED_AT: (a, b) => a.placedAt.localeCompare(b.placedAt) || a.id - b.id,
  TOTAL_PRICE: (a, b) => a.totalInMinorUnits - b.totalInMinorUnits || a.id - b.id,
};

function ordersOf(source: GraphqlCustomer, args: OrderArguments, context: GraphqlContext) {
  if (source.isNew === true) return connectionOf({ items: [], args, keyOf: NO_KEY });
  tokenOf(source, 'orders');
  if (args.query?.trim()) {
    throw requestError(
      'NOT_SERVED',
      'Customer.orders(query:) is not served by the embedded platform',
    );
  }
  const orders = listOrdersOfCustomer(context.store.read, context.shop.key, source.id);
  const sorted = orders.toSorted(ORDER_KEYS[args.sortKey ?? 'ID']);
  return connectionOf({
    items: inOrder(sorted, args).map((order) => ({ ...toGraphqlOrder(order, context), order })),
    args,
    keyOf: ({ order }) => ({ lastId: order.id, lastValue: String(order.id) }),
  });
}

export const CUSTOMER_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer(_, { customerAccessToken }: { readonly customerAccessToken: string }, context) {
      requireReadScope(context, 'customer');
      const { shop, now, store } = context;
      const holding = { shop: shop.key, accessToken: customerAccessToken, now: now() };
      const customer = customerOfToken(store.read, holding);
      return customer === null ? null : toGraphqlCustomer(customer, customerAccessToken);
    },
  },
  Mutation: CUSTOMER_MUTATIONS,
  Customer: {
    ...metafieldFields((source: GraphqlCustomer, { store }) => {
      tokenOf(source, 'metafield');
      const metafields = listMetafields(store.read, source.customer);
      return { metafields, parent: source, translated: null };
    }),
    addresses(source: GraphqlCustomer, args: ReversiblePageArguments, { store }) {
      if (source.isNew === true) return connectionOf({ items: [], args, keyOf: NO_KEY });
      const accessToken = tokenOf(source, 'addresses');
      return connectionOf({
        items: inOrder(listAddresses(store.read, source.customer), args).map((address) => ({
          ...toGraphqlAddress(address, accessToken),
          number: address.id,
        })),
        args,
        keyOf: ({ number }) => ({ lastId: number, lastValue: String(number) }),
      });
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
