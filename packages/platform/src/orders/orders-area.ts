import type { Area } from '../area.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../graphql/index.ts';
import { parseGid } from '../ids/index.ts';
import { formattedAddress, type PostalLines } from './address-source.ts';
import { type OrderSource, orderSource } from './order-source.ts';
import { findOrderByToken } from './read-orders.ts';
import { ORDER_TABLES } from './tables.ts';

interface ReversiblePageArguments extends PageArguments {
  readonly reverse: boolean;
}

function inOrder<Item>(items: readonly Item[], { reverse }: ReversiblePageArguments) {
  return reverse ? items.toReversed() : items;
}

export const ORDER_RESOLVERS: ResolverMap = {
  Order: {
    lineItems: ({ lines }: OrderSource, args: ReversiblePageArguments) =>
      connectionOf({
        items: inOrder(lines, args),
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
    discountApplications({ applications }: OrderSource, args: ReversiblePageArguments) {
      const numbered = applications.map((application, index) => ({ ...application, index }));
      return connectionOf({
        items: inOrder(numbered, args),
        args,
        keyOf: ({ index }) => ({ lastId: String(index), lastValue: String(index) }),
      });
    },
    // Nothing writes metafields of orders, so there are none.
    metafield: () => null,
    metafields: (_: OrderSource, { identifiers }: { readonly identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
  },
  MailingAddress: {
    formatted: (
      address: PostalLines,
      wish: { readonly withName: boolean; readonly withCompany: boolean },
    ) => formattedAddress(address, wish),
  },
};

/** The key in an order's id is what lets somebody read it. */
function findOrderNode(id: string, context: GraphqlContext): OrderSource | null {
  const key = parseGid(id)?.parameters.get('key') ?? '';
  const order = findOrderByToken(context.store.read, context.shop.key, key);
  if (order === null) return null;
  const source = orderSource(order, context);
  return source.id === id ? source : null;
}

export const ordersArea: Area = {
  tables: ORDER_TABLES,
  resolvers: ORDER_RESOLVERS,
  nodes: { Order: findOrderNode },
};
