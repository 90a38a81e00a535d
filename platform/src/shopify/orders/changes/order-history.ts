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
  readonly events: readonly FulfillmentEvent[];
}

export const EVENT_STATUSES = [
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

interface FulfillmentEvent {
  readonly id: number;
  readonly status: EventStatus;
  readonly happenedAt: string;
}

/** CANCEL: never left. RETURN: comes back. Both go back to stock; NO_RESTOCK does not. */
export const RESTOCK_TYPES = ['CANCEL', 'RETURN', 'NO_RESTOCK'] as const;
export type RestockType = (typeof RESTOCK_TYPES)[number];

export interface RefundLine extends LineQuantity {
  readonly id: number;
  readonly subtotalInMinorUnits: number;
  readonly restockType: RestockType;
}

export interface Refund {
  readonly id: number;
  readonly orderId: number;
  readonly createdAt: string;
  readonly note: string | null;
  /** Money that went back to the buyer. */
  readonly amountInMinorUnits: number;
  readonly shippingInMinorUnits: number;
  readonly lines: readonly RefundLine[];
}

export const CANCEL_REASONS = [
  'CUSTOMER',
  'DECLINED',
  'FRAUD',
  'INVENTORY',
  'OTHER',
  'STAFF',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

interface Cancellation {
  readonly cancelledAt: string;
  readonly reason: CancelReason;
}

/** A change that is not allowed: the field of the mutation's input, and Shopify's words. */
export interface Problem {
  readonly field: readonly string[];
  readonly message: string;
}
