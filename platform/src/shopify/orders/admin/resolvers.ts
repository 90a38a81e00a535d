import {
  compares,
  firstOf,
  type GraphqlContext,
  gid,
  gidNumber,
  type ListArguments,
  pageOf,
  type ResolverMap,
  requestError,
  rootFields,
  type SearchTerm,
  searchTerms,
} from '../../../protocol/index.ts';
import type { ChangeOutcome } from '../changes/change-context.ts';
import { fulfil } from '../changes/fulfil.ts';
import { findOrderIdOfRefund } from '../changes/history-rows.ts';
import { type OfficeNote, writeOfficeNote } from '../changes/office-notes.ts';
import type { RestockType, Tracking } from '../changes/order-history.ts';
import { refund } from '../changes/refund.ts';
import type { Order } from '../order.ts';
import { findOrderById, listOrders } from '../order-rows.ts';
import { type AdminOrder, adminOrder, lineIdOf } from './admin-order.ts';

const MOMENTS: ReadonlyMap<string, 'createdAt' | 'processedAt' | 'updatedAt'> = new Map([
  ['created_at', 'createdAt'],
  ['processed_at', 'processedAt'],
  ['updated_at', 'updatedAt'],
]);

/** Refuses an unknown term: ignoring it would return the wrong orders. */
function matchesTerm(order: AdminOrder, { field, operator, value, text }: SearchTerm): boolean {
  const moment = MOMENTS.get(field);
  if (moment !== undefined && !Number.isNaN(Date.parse(value))) {
    return compares(operator, Date.parse(order[moment]), Date.parse(value));
  }
  if (operator === '' && field === 'name') return order.name === `#${value.replace(/^#/, '')}`;
  // Orders keep an e-mail address as it was typed at the checkout.
  if (operator === '' && field === 'email') {
    return order.email.toLowerCase() === value.toLowerCase();
  }
  if (operator === '' && field === 'customer_id') {
    return order.order.customerId === gid('Customer', value);
  }
  if (operator === '' && field === 'id') return String(order.order.id) === value;
  throw requestError(
    'BAD_REQUEST',
    `orders(query:) takes name:, email:, customer_id:, id:, created_at:, processed_at: and updated_at:, not "${text}"`,
  );
}

/** Lists orders, oldest first unless another order is asked for. */
function findOrders(
  context: GraphqlContext,
  { query, sortKey }: ListArguments,
): readonly AdminOrder[] {
  const terms = searchTerms(query);
  const orders = listOrders(context.store.read, context.shop.key, { limit: -1 })
    .toReversed()
    .map((order) => adminOrder(order, context))
    .filter((order) => terms.every((term) => matchesTerm(order, term)));
  const moment = MOMENTS.get(sortKey?.toLowerCase() ?? '');
  return moment === undefined
    ? orders
    : orders.toSorted((a, b) => Date.parse(a[moment]) - Date.parse(b[moment]));
}

function orderByGid({ store, shop }: GraphqlContext, id: string, type = 'Order'): Order | null {
  const number = gidNumber(id, type);
  return number === null ? null : findOrderById(store.read, shop.key, number);
}

function orderOfRefund({ store, shop }: GraphqlContext, id: string): Order | null {
  const number = gidNumber(id, 'Refund');
  const orderId = number === null ? null : findOrderIdOfRefund(store.read, number);
  return orderId === null ? null : findOrderById(store.read, shop.key, orderId);
}

const errorsOf = (outcome: ChangeOutcome) =>
  outcome.kind === 'refused'
    ? outcome.problems.map((problem) => ({ __typename: 'UserError', ...problem }))
    : [];

const idOf = (outcome: ChangeOutcome, type: string) =>
  outcome.kind === 'done' ? `gid://shopify/${type}/${outcome.id}` : null;

interface FulfillmentArguments {
  readonly fulfillment: {
    readonly lineItemsByFulfillmentOrder: readonly {
      readonly fulfillmentOrderId: string;
      readonly fulfillmentOrderLineItems?:
        | readonly { readonly id: string; readonly quantity: number }[]
        | null;
    }[];
    readonly trackingInfo?: Partial<Tracking> | null;
    readonly notifyCustomer?: boolean | null;
  };
}

/** Sends goods. An order is one fulfillment order, since there is one place that goods leave from. */
async function fulfillmentCreate(
  context: GraphqlContext,
  { fulfillment: input }: FulfillmentArguments,
) {
  const [group, ...others] = input.lineItemsByFulfillmentOrder;
  const order =
    group === undefined || others.length > 0
      ? null
      : orderByGid(context, group.fulfillmentOrderId, 'FulfillmentOrder');
  if (order === null) {
    const message = 'Fulfillment order does not exist.';
    return { fulfillment: null, userErrors: [{ field: ['fulfillment'], message }] };
  }
  const { company, number, url } = input.trackingInfo ?? {};
  const outcome = await fulfil(context, order, {
    lines:
      group?.fulfillmentOrderLineItems?.map(({ id, quantity }) => ({
        lineId: lineIdOf(order, id),
        quantity,
      })) ?? null,
    tracking: { company: company || null, number: number || null, url: url || null },
    notify: input.notifyCustomer ?? false,
  });
  const id = idOf(outcome, 'Fulfillment');
  const { fulfillmentList } = adminOrder(order, context);
  return {
    fulfillment: fulfillmentList.find((one) => one.id === id) ?? null,
    userErrors: errorsOf(outcome),
  };
}

interface RefundArguments {
  readonly input: {
    readonly orderId: string;
    readonly note?: string | null;
    readonly notify?: boolean | null;
    readonly shipping?: {
      readonly amount?: string | null;
      readonly fullRefund?: boolean | null;
    } | null;
    readonly refundLineItems?:
      | readonly {
          readonly lineItemId: string;
          readonly quantity: number;
          readonly restockType: RestockType;
        }[]
      | null;
    readonly transactions?: readonly { readonly kind: string; readonly amount: string }[] | null;
  };
}

const minorUnits = (amount: string | null | undefined) => Math.round(Number(amount ?? 0) * 100);

/** Refunds. As at Shopify, only transactions give money back; without one, goods are taken off the order. */
async function refundCreate(context: GraphqlContext, { input }: RefundArguments) {
  const order = orderByGid(context, input.orderId);
  const { shipping, refundLineItems, transactions } = input;
  const outcome = await refund(context, order, {
    lines: (refundLineItems ?? []).map(({ lineItemId, quantity, restockType }) => ({
      lineId: order === null ? '' : lineIdOf(order, lineItemId),
      quantity,
      restockType,
    })),
    shippingInMinorUnits: shipping?.fullRefund === true ? 'all' : minorUnits(shipping?.amount),
    amountInMinorUnits: (transactions ?? [])
      .filter(({ kind }) => kind === 'REFUND')
      .reduce((sum, { amount }) => sum + minorUnits(amount), 0),
    note: input.note ?? null,
    notify: input.notify ?? false,
  });
  const after = order === null ? null : adminOrder(order, context);
  const id = idOf(outcome, 'Refund');
  return {
    order: after,
    refund: after?.refundList.find((one) => one.id === id) ?? null,
    userErrors: errorsOf(outcome),
  };
}

interface OrderUpdateArguments {
  readonly input: { readonly id: string } & {
    readonly [Field in keyof OfficeNote]?: OfficeNote[Field] | null;
  };
}

async function orderUpdate(context: GraphqlContext, { input }: OrderUpdateArguments) {
  const order = orderByGid(context, input.id);
  const { note, tags } = input;
  const outcome = await writeOfficeNote(context, order, {
    ...(note !== undefined && { note }),
    ...(tags && { tags }),
  });
  return {
    order: order === null ? null : adminOrder(order, context),
    userErrors: errorsOf(outcome),
  };
}

type First = { readonly first?: number | null };
type AdminFulfillment = AdminOrder['fulfillmentList'][number];

export const ORDER_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    order(_, { id }: { readonly id: string }, context) {
      const order = orderByGid(context, id);
      return order === null ? null : adminOrder(order, context);
    },
    orders: (_, args: ListArguments, context) => pageOf(findOrders(context, args), args),
    refund(_, { id }: { readonly id: string }, context) {
      const order = orderOfRefund(context, id);
      const refunds = order === null ? [] : adminOrder(order, context).refundList;
      return refunds.find((one) => one.id === id) ?? null;
    },
  },
  Mutation: rootFields({ orderUpdate, fulfillmentCreate, refundCreate }),
  Order: {
    lineItems: ({ lines }: AdminOrder, args: ListArguments) => pageOf(lines, args),
    fulfillmentOrders: ({ fulfillmentOrder }: AdminOrder, args: ListArguments) =>
      pageOf([fulfillmentOrder], args),
    fulfillments: ({ fulfillmentList }: AdminOrder, args: First) => firstOf(fulfillmentList, args),
    refunds: ({ refundList }: AdminOrder, args: First) => firstOf(refundList, args),
    transactions: ({ sales }: AdminOrder, args: First) => firstOf(sales, args),
  },
  FulfillmentOrder: {
    lineItems: ({ lines }: AdminOrder['fulfillmentOrder'], args: ListArguments) =>
      pageOf(lines, args),
  },
  Fulfillment: {
    trackingInfo: ({ trackingInfo }: AdminFulfillment, args: First) => firstOf(trackingInfo, args),
    fulfillmentLineItems: ({ lines }: AdminFulfillment, args: ListArguments) => pageOf(lines, args),
  },
  Refund: {
    refundLineItems: ({ lines }: AdminOrder['refundList'][number], args: ListArguments) =>
      pageOf(lines, args),
  },
};
