import { readFileSync } from 'node:fs';
import {
  type Area,
  firstOf,
  formattedAddress,
  type GraphqlContext,
  type ListArguments,
  type PostalLines,
  pageByPosition,
  pageOf,
  parseGid,
  type ResolverMap,
} from '../../protocol/index.ts';
import { ORDER_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { type GraphqlOrder, toGraphqlOrder } from './graphql-order.ts';
import { ORDER_MESSAGES } from './messages/messages.ts';
import { findOrderByToken } from './order-rows.ts';

type First = { readonly first?: number | null };
type GraphqlFulfillment = GraphqlOrder['fulfillments'][number];

const ORDER_RESOLVERS: ResolverMap = {
  Order: {
    lineItems: ({ lines }: GraphqlOrder, args: ListArguments) => pageOf(lines, args),
    successfulFulfillments: ({ fulfillments }: GraphqlOrder, args: First) =>
      firstOf(fulfillments, args),
    discountApplications: ({ applications }: GraphqlOrder, args: ListArguments) =>
      pageByPosition(applications, args),
    // Nothing writes metafields of orders, so there are none.
    metafield: () => null,
    metafields: (_: GraphqlOrder, { identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  Fulfillment: {
    trackingInfo: ({ tracking }: GraphqlFulfillment, args: First) => firstOf(tracking, args),
    fulfillmentLineItems: ({ lines }: GraphqlFulfillment, args: ListArguments) =>
      pageOf(lines, args),
  },
  MailingAddress: {
    formatted: (
      address: PostalLines,
      wish: { readonly withName: boolean; readonly withCompany: boolean },
    ) => formattedAddress(address, wish),
  },
};

/** Finds an order by its id, whose key lets somebody read it. */
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
