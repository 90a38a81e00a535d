import { column, defineTable, type RowOf } from '../../../store/index.ts';

/** Events of an order since it was placed, in the words of the Admin API. */
export interface OrderHistory {
  /** Oldest first. */
  readonly fulfillments: readonly Fulfillment[];
  readonly refunds: readonly Refund[];
  readonly cancellation: Cancellation | null;
}

export interface Tracking {
  readonly company: string | null;
  readonly number: string | null;
  readonly url: string | null;
}

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

export interface Fulfillment {
  readonly id: number;
  readonly orderId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly tracking: Tracking;
  readonly lines: readonly LineQuantity[];
  readonly events: readonly Omit<RowOf<typeof FULFILLMENT_EVENTS>, 'fulfillmentId'>[];
}

const EVENT_STATUSES = [
  'CONFIRMED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED_DELIVERY',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'DELAYED',
  'FAILURE',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const FULFILLMENT_EVENTS = defineTable('fulfillment_events', {
  id: column.integer,
  fulfillmentId: column.integer,
  status: column.oneOf(EVENT_STATUSES),
  happenedAt: column.text,
});

/** CANCEL: never left. RETURN: comes back. Both go back to stock; NO_RESTOCK does not. */
export const RESTOCK_TYPES = ['CANCEL', 'RETURN', 'NO_RESTOCK'] as const;
export type RestockType = (typeof RESTOCK_TYPES)[number];

export const REFUND_LINES = defineTable('refund_lines', {
  id: column.integer,
  refundId: column.integer,
  lineId: column.text,
  quantity: column.integer,
  subtotalInMinorUnits: column.integer,
  restockType: column.oneOf(RESTOCK_TYPES),
});

export type RefundLine = Omit<RowOf<typeof REFUND_LINES>, 'refundId'>;

export const REFUNDS = defineTable('refunds', {
  id: column.integer,
  orderId: column.integer,
  createdAt: column.text,
  note: column.optional(column.text),
  /** Money that went back to the buyer. */
  amountInMinorUnits: column.integer,
  shippingInMinorUnits: column.integer,
});

export type Refund = RowOf<typeof REFUNDS> & { readonly lines: readonly RefundLine[] };

export const CANCEL_REASONS = [
  'CUSTOMER',
  'DECLINED',
  'FRAUD',
  'INVENTORY',
  'OTHER',
  'STAFF',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CANCELLATIONS = defineTable('order_cancellations', {
  orderId: column.integer,
  cancelledAt: column.text,
  reason: column.oneOf(CANCEL_REASONS),
  staffNote: column.optional(column.text),
});

type Cancellation = Pick<RowOf<typeof CANCELLATIONS>, 'cancelledAt' | 'reason'>;

/** A change that is not allowed: the field of the mutation's input, and Shopify's words. */
export interface Problem {
  readonly field: readonly string[];
  readonly message: string;
}
