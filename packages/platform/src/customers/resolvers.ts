import { metafieldFields } from '../catalogue/index.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  refusal,
} from '../graphql/index.ts';
import {
  countOrdersOfCustomer,
  listOrdersOfCustomer,
  type Order,
  orderSource,
} from '../orders/index.ts';
import { demandReadScope, lacksCustomerToken } from './access.ts';
import { customerAddressSource } from './answers/address-source.ts';
import { type CustomerSource, customerSource } from './answers/customer-source.ts';
import { CUSTOMER_MUTATIONS } from './mutations/customer-mutations.ts';
import { customerOfToken } from './store/access-tokens.ts';
import { findAddress, listAddresses } from './store/address-rows.ts';
import { listMetafields } from './store/metafield-rows.ts';

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

/** A cart names its buyer to whoever holds its key; the rest needs the buyer's own token. */
function tokenOf({ accessToken }: CustomerSource, field: string): string {
  if (accessToken === null) throw lacksCustomerToken(field);
  return accessToken;
}

const ORDER_KEYS: Readonly<Record<string, (a: Order, b: Order) => number>> = {
  ID: (a, b) => a.id - b.id,
  RELEVANCE: (a, b) => a.id - b.id,
  PROCESSED_AT: (a, b) => a.placedAt.localeCompare(b.placedAt) || a.id - b.id,
  TOTAL_PRICE: (a, b) => a.totalInMinorUnits - b.totalInMinorUnits || a.id - b.id,
};

function ordersOf(source: CustomerSource, args: OrderArguments, context: GraphqlContext) {
  tokenOf(source, 'orders');
  if (args.query?.trim()) {
    throw refusal('NOT_SERVED', 'Customer.orders(query:) is not served by the embedded platform');
  }
  const orders = listOrdersOfCustomer(context.store.read, context.shop.key, source.id);
  const sorted = orders.toSorted(ORDER_KEYS[args.sortKey ?? 'ID']);
  return connectionOf({
    items: inOrder(sorted, args).map((order) => ({ ...orderSource(order, context), order })),
    args,
    keyOf: ({ order }) => ({ lastId: order.id, lastValue: String(order.id) }),
  });
}

export const CUSTOMER_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer(_, { customerAccessToken }: { readonly customerAccessToken: string }, context) {
      demandReadScope(context, 'customer');
      const { shop, now, store } = context;
      const holding = { shop: shop.key, accessToken: customerAccessToken, now: now() };
      const customer = customerOfToken(store.read, holding);
      return customer === null ? null : customerSource(customer, customerAccessToken);
    },
  },
  Mutation: CUSTOMER_MUTATIONS,
  Customer: {
    ...metafieldFields((source: CustomerSource, { store }) => {
      tokenOf(source, 'metafield');
      const metafields = listMetafields(store.read, source.customer);
      return { metafields, parent: source, translated: null };
    }),
    addresses(source: CustomerSource, args: ReversiblePageArguments, { store }) {
      const accessToken = tokenOf(source, 'addresses');
      return connectionOf({
        items: inOrder(listAddresses(store.read, source.customer), args).map((address) => ({
          ...customerAddressSource(address, accessToken),
          number: address.id,
        })),
        args,
        keyOf: ({ number }) => ({ lastId: number, lastValue: String(number) }),
      });
    },
    defaultAddress(source: CustomerSource, _args: unknown, { store }) {
      const accessToken = tokenOf(source, 'defaultAddress');
      const { defaultAddressId } = source.customer;
      if (defaultAddressId === null) return null;
      const address = findAddress(store.read, source.customer, defaultAddressId);
      return address === null ? null : customerAddressSource(address, accessToken);
    },
    orders: ordersOf,
    numberOfOrders(source: CustomerSource, _args: unknown, { store, shop }) {
      tokenOf(source, 'numberOfOrders');
      return String(countOrdersOfCustomer(store.read, shop.key, source.id));
    },
  },
};
