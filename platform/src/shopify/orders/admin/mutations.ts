import type { GraphqlContext } from '../../../protocol/index.ts';
import { cancel } from '../changes/cancel.ts';
import type { ChangeOutcome } from '../changes/change-context.ts';
import { addEvent, fulfil, updateTracking } from '../changes/fulfil.ts';
import { orderIdOfFulfillment } from '../changes/history-rows.ts';
import type { CancelReason, EventStatus, RestockType, Tracking } from '../changes/order-history.ts';
import { refund } from '../changes/refund.ts';
import type { Order } from '../order.ts';
import { findOrderById } from '../order-rows.ts';
import { lineIdOf, numberOf } from './admin-order.ts';
import { adminOrderNow, orderByGid } from './find-orders.ts';

interface TrackingInput {
  readonly company?: string | null;
  readonly number?: string | null;
  readonly url?: string | null;
}

const trackingOf = (input: TrackingInput | null | undefined): Tracking => ({
  company: input?.company || null,
  number: input?.number || null,
  url: input?.url || null,
});

const errorsOf = (outcome: ChangeOutcome) =>
  outcome.kind === 'refused'
    ? outcome.problems.map((problem) => ({ __typename: 'UserError', ...problem }))
    : [];

const idOf = (outcome: ChangeOutcome) => (outcome.kind === 'done' ? outcome.id : null);

interface FulfillmentArguments {
  readonly fulfillment: {
    readonly lineItemsByFulfillmentOrder: readonly {
      readonly fulfillmentOrderId: string;
      readonly fulfillmentOrderLineItems?:
        | readonly { readonly id: string; readonly quantity: number }[]
        | null;
    }[];
    readonly trackingInfo?: TrackingInput | null;
    readonly notifyCustomer?: boolean | null;
  };
}

/** An order is one fulfillment order here, since there is one place that goods leave from. */
export async function fulfillmentCreate(
  context: GraphqlContext,
  { fulfillment: input }: FulfillmentArguments,
) {
  const [wanted, ...others] = input.lineItemsByFulfillmentOrder;
  const order =
    wanted === undefined || others.length > 0
      ? null
      : orderByGid(context, wanted.fulfillmentOrderId, 'FulfillmentOrder');
  if (order === null) {
    const message = 'Fulfillment order does not exist.';
    return { fulfillment: null, userErrors: [{ field: ['fulfillment'], message }] };
  }
  const outcome = await fulfil(context, order, {
    lines:
      wanted?.fulfillmentOrderLineItems?.map(({ id, quantity }) => ({
        lineId: lineIdOf(order, id),
        quantity,
      })) ?? null,
    tracking: trackingOf(input.trackingInfo),
    notify: input.notifyCustomer ?? false,
  });
  return {
    fulfillment: fulfillmentNow(context, order, idOf(outcome)),
    userErrors: errorsOf(outcome),
  };
}

function fulfillmentNow(context: GraphqlContext, order: Order, id: number | null) {
  const { fulfillmentList } = adminOrderNow(context, order);
  return fulfillmentList.find((one) => numberOf(one.id, 'Fulfillment') === id) ?? null;
}

/** The order that a fulfillment belongs to. */
function orderOfFulfillment({ store, shop }: GraphqlContext, gid: string): Order | null {
  const id = orderIdOfFulfillment(store.read, shop.key, numberOf(gid, 'Fulfillment') ?? 0);
  return id === null ? null : findOrderById(store.read, shop.key, id);
}

const NO_FULFILLMENT = 'Fulfillment does not exist.';

export async function fulfillmentTrackingInfoUpdate(
  context: GraphqlContext,
  args: {
    readonly fulfillmentId: string;
    readonly trackingInfoInput: TrackingInput;
    readonly notifyCustomer?: boolean | null;
  },
) {
  const order = orderOfFulfillment(context, args.fulfillmentId);
  if (order === null) {
    const userErrors = [{ field: ['fulfillmentId'], message: NO_FULFILLMENT }];
    return { fulfillment: null, userErrors };
  }
  const outcome = await updateTracking(context, order, {
    fulfillmentId: numberOf(args.fulfillmentId, 'Fulfillment') ?? 0,
    tracking: trackingOf(args.trackingInfoInput),
    notify: args.notifyCustomer ?? false,
  });
  return {
    fulfillment: fulfillmentNow(context, order, idOf(outcome)),
    userErrors: errorsOf(outcome),
  };
}

/** Shopify has no switch here: it tells the buyer of a delivery by the shop's notification settings. */
export async function fulfillmentEventCreate(
  context: GraphqlContext,
  {
    fulfillmentEvent: input,
  }: {
    readonly fulfillmentEvent: { readonly fulfillmentId: string; readonly status: EventStatus };
  },
) {
  const order = orderOfFulfillment(context, input.fulfillmentId);
  if (order === null) {
    const userErrors = [{ field: ['fulfillmentEvent', 'fulfillmentId'], message: NO_FULFILLMENT }];
    return { fulfillmentEvent: null, userErrors };
  }
  const fulfillmentId = numberOf(input.fulfillmentId, 'Fulfillment') ?? 0;
  const outcome = await addEvent(context, order, {
    fulfillmentId,
    status: input.status,
    notify: true,
  });
  const events = fulfillmentNow(context, order, fulfillmentId)?.eventList ?? [];
  const made = outcome.kind === 'done' ? (events.at(-1) ?? null) : null;
  return { fulfillmentEvent: made, userErrors: errorsOf(outcome) };
}

export async function orderCancel(
  context: GraphqlContext,
  args: {
    readonly orderId: string;
    readonly reason: CancelReason;
    readonly refundMethod?: { readonly originalPaymentMethodsRefund?: boolean | null } | null;
    readonly restock: boolean;
    readonly notifyCustomer?: boolean | null;
    readonly staffNote?: string | null;
  },
) {
  const order = orderByGid(context, args.orderId);
  const outcome = await cancel(context, order, {
    reason: args.reason,
    refund: args.refundMethod?.originalPaymentMethodsRefund ?? false,
    restock: args.restock,
    notify: args.notifyCustomer ?? false,
    staffNote: args.staffNote ?? null,
  });
  const code = order === null ? 'NOT_FOUND' : 'INVALID';
  return {
    job: outcome.kind === 'done' ? { id: `gid://shopify/Job/${outcome.id}`, done: true } : null,
    orderCancelUserErrors: errorsOf(outcome).map((error) => ({
      ...error,
      __typename: 'OrderCancelUserError',
      code,
    })),
  };
}

interface RefundInput {
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
}

const minorUnits = (amount: string | null | undefined) => Math.round(Number(amount ?? 0) * 100);

/** As at Shopify, money goes back by transactions alone: without one, only goods are taken off the order. */
export async function refundCreate(
  context: GraphqlContext,
  { input }: { readonly input: RefundInput },
) {
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
  const after = order === null ? null : adminOrderNow(context, order);
  const id = idOf(outcome);
  return {
    order: after,
    refund: after?.refundList.find((one) => numberOf(one.id, 'Refund') === id) ?? null,
    userErrors: errorsOf(outcome),
  };
}
