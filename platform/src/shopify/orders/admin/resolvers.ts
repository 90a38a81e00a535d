import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../../protocol/index.ts';
import type { AdminOrder } from './admin-order.ts';
import { adminOrderNow, orderByGid, searchOrders } from './find-orders.ts';
import {
  fulfillmentCreate,
  fulfillmentEventCreate,
  fulfillmentTrackingInfoUpdate,
  orderCancel,
  refundCreate,
} from './mutations.ts';

interface Listed {
  readonly id: string;
}

const page = <Item extends Listed>(items: readonly Item[], args: PageArguments) =>
  connectionOf({ items, args, keyOf: ({ id }) => ({ lastId: id, lastValue: id }) });

const some = <Item>(items: readonly Item[], { first }: { readonly first?: number | null }) =>
  items.slice(0, first ?? items.length);

function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

interface OrdersArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse?: boolean | null;
  readonly sortKey?: string | null;
}

const MOMENT_OF: Readonly<Record<string, 'createdAt' | 'processedAt' | 'updatedAt'>> = {
  CREATED_AT: 'createdAt',
  PROCESSED_AT: 'processedAt',
  UPDATED_AT: 'updatedAt',
};

function inOrder(orders: readonly AdminOrder[], { sortKey, reverse }: OrdersArguments) {
  const moment = MOMENT_OF[sortKey ?? ''];
  const sorted =
    moment === undefined
      ? orders
      : orders.toSorted((a, b) => Date.parse(a[moment]) - Date.parse(b[moment]));
  return reverse ? sorted.toReversed() : sorted;
}

const lineItems = {
  lineItems: ({ lines }: Pick<AdminOrder, 'lines'>, args: PageArguments) => page(lines, args),
};

type AdminFulfillment = AdminOrder['fulfillmentList'][number];

export const ORDER_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    order(_, { id }: { readonly id: string }, context) {
      const order = orderByGid(context, id);
      return order === null ? null : adminOrderNow(context, order);
    },
    orders: (_, args: OrdersArguments, context) =>
      page(inOrder(searchOrders(context, args.query ?? null), args), args),
  },
  Mutation: {
    fulfillmentCreate: mutation(fulfillmentCreate),
    fulfillmentTrackingInfoUpdate: mutation(fulfillmentTrackingInfoUpdate),
    fulfillmentEventCreate: mutation(fulfillmentEventCreate),
    orderCancel: mutation(orderCancel),
    refundCreate: mutation(refundCreate),
  },
  Order: {
    ...lineItems,
    fulfillmentOrders: ({ fulfillmentOrder }: AdminOrder, args: PageArguments) =>
      page([fulfillmentOrder], args),
    fulfillments: ({ fulfillmentList }: AdminOrder, args: { readonly first?: number | null }) =>
      some(fulfillmentList, args),
    refunds: ({ refundList }: AdminOrder, args: { readonly first?: number | null }) =>
      some(refundList, args),
    transactions: ({ sales }: AdminOrder, args: { readonly first?: number | null }) =>
      some(sales, args),
  },
  FulfillmentOrder: {
    lineItems: ({ lines }: AdminOrder['fulfillmentOrder'], args: PageArguments) =>
      page(
        lines.map((line) => ({
          id: `gid://shopify/FulfillmentOrderLineItem/${line.number}`,
          lineItem: line,
          totalQuantity: line.quantity,
          remainingQuantity: line.unfulfilledQuantity,
        })),
        args,
      ),
  },
  Fulfillment: {
    trackingInfo: ({ trackingInfo }: AdminFulfillment, args: { readonly first?: number | null }) =>
      some(trackingInfo, args),
    fulfillmentLineItems: ({ lines }: AdminFulfillment, args: PageArguments) => page(lines, args),
    events: ({ eventList }: AdminFulfillment, args: PageArguments) => page(eventList, args),
  },
  Refund: {
    refundLineItems: ({ lines }: AdminOrder['refundList'][number], args: PageArguments) =>
      page(lines, args),
  },
};
