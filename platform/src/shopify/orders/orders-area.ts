import { readFileSync } from 'node:fs';
import {
  type Area,
  connectionOf,
  formattedAddress,
  type GraphqlContext,
  type PageArguments,
  type PostalLines,
  parseGid,
  type ResolverMap,
} from '../../protocol/index.ts';
import { ORDER_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { type GraphqlOrder, toGraphqlOrder } from './graphql-order.ts';
import { ORDER_MESSAGES } from './messages/messages.ts';
import { findOrderByToken } from './order-rows.ts';

interface ReversiblePageArguments extends PageArguments {
  readonly reverse: boolean;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

type GraphqlFulfillment = GraphqlOrder['fulfillments'][number];

const ORDER_RESOLVERS: ResolverMap = {
  Order: {
    lineItems: ({ lines }: GraphqlOrder, args: ReversiblePageArguments) =>
      connectionOf({
        items: inOrder(lines, args),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
    successfulFulfillments: (
      { fulfillments }: GraphqlOrder,
      { first }: { readonly first?: number | null },
    ) => fulfillments.slice(0, first ?? fulfillments.length),
    discountApplications({ applications }: GraphqlOrder, args: ReversiblePageArguments) {
      const numbered = applications.map((application, index) => ({ ...application, index }));
      return connectionOf({
        items: inOrder(numbered, args),
        args,
        keyOf: ({ index }) => ({ lastId: String(index), lastValue: String(index) }),
      });
    },
    // Nothing writes metafields of orders, so there are none.
    metafield: () => null,
    metafields: (_: GraphqlOrder, { identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  Fulfillment: {
    trackingInfo: (
      { tracking }: GraphqlFulfillment,
      { first }: { readonly first?: number | null },
    ) => tracking.slice(0, first ?? tracking.length),
    fulfillmentLineItems: ({ lines }: GraphqlFulfillment, args: ReversiblePageArguments) =>
      connectionOf({
        items: inOrder(lines, args),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
  },
  MailingAddress: {
    formatted: (
      address: PostalLines,
      wish: { readonly withName: boolean; readonly withCompany: boolean },
    ) => formattedAddress(address, wish),
  },
};

/** The key in an order's id is what lets somebody read it. */
function findOrderNode(id: string, context: GraphqlContext): GraphqlOrder | null {
  const key = parseGid(id)?.parameters.get('key') ?? '';
  const order = findOrderByToken(context.store.read, context.shop.key, key);
  if (order === null) return null;
  const source = toGraphqlOrder(order, context);
  return source.id === id ? source : null;
}

export const ordersArea: Area = {
  resolvers: ORDER_RESOLVERS,
  nodes: { Order: findOrderNode },
  messages: ORDER_MESSAGES,
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: ORDER_ADMIN_RESOLVERS,
};
