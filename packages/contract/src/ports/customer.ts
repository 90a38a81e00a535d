import type { Address } from '@lokke/domain/addresses';
import type { Money } from '@lokke/domain/money';
import type { MoneyLine } from '@lokke/domain/money-lines';

export interface CustomerAddress extends Address {
  /** Holds no secret; valid in this customer's later calls. */
  readonly id: string;
  readonly isDefault: boolean;
  /** ISO code; null where the platform knows only a name. */
  readonly countryCode: string | null;
  readonly country: string | null;
  /** The lines on an envelope. */
  readonly formatted: readonly string[];
}

export interface Customer {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
  readonly phone: string | null;
  readonly acceptsMarketing: boolean;
  /** Null where the platform does not count them. */
  readonly numberOfOrders: number | null;
  readonly createdAt: string;
  /** The default one first. */
  readonly addresses: readonly CustomerAddress[];
}

export interface OrderLine {
  readonly title: string;
  readonly variantTitle: string | null;
  /** Null for a product without sizes, and for one that is no longer sold. */
  readonly variantId: string | null;
  /** The variant's id, whether the product has sizes or not; null when it is no longer sold. */
  readonly merchandiseId: string | null;
  /** Plan of a subscription, by the name that the buyer read; null without one, and where nobody tells. */
  readonly sellingPlan: { readonly id: string | null; readonly name: string } | null;
  /** False for what no parcel brings, such as a gift card; true where nobody tells. */
  readonly isSent: boolean;
  readonly quantity: number;
  /** Units left after cancelled and returned ones. */
  readonly currentQuantity: number;
  readonly attributes: readonly { readonly key: string }[];
  /** Price of all units before any discount, which `money` of the order names. */
  readonly price: Money;
  /** Price of all units after every discount, shares of those on the whole order included. */
  readonly paid: Money;
  /** Tells whether an automatic discount gives it away. */
  readonly isGivenAway: boolean;
  /** Null when the product is no longer sold. */
  readonly productHandle: string | null;
  readonly pictureUrl: string | null;
}

/** A parcel; its day is told by nobody. */
export interface Shipment {
  /** Told by newer accounts alone: false where it is not known. */
  readonly isDelivered: boolean;
  readonly carrier: string | null;
  readonly tracking: readonly { readonly number: string | null; readonly url: string | null }[];
  readonly lines: readonly {
    readonly title: string;
    readonly variantTitle: string | null;
    readonly quantity: number;
  }[];
}

export interface Order {
  /** The platform's id, without a key to the order's page. */
  readonly id: string;
  readonly orderNumber: number;
  /** The order's name: `#1001`. */
  readonly name: string;
  readonly processedAt: string;
  /** The platform's status: PAID, PENDING, REFUNDED …; null without one. */
  readonly financialStatus: string | null;
  /** UNFULFILLED, FULFILLED … */
  readonly fulfillmentStatus: string;
  readonly total: Money;
  /** Rows below the lines, which add up. */
  readonly money: readonly MoneyLine[];
  readonly lines: readonly OrderLine[];
  /** Name of the person who pays; null where the platform tells nobody. */
  readonly buyerName: string | null;
  /** Empty where no parcel leaves. */
  readonly shippingAddress: readonly string[];
  readonly billingAddress: readonly string[];
  readonly shipments: readonly Shipment[];
  /** ISO 8601; null for an order that is not cancelled. */
  readonly cancelledAt: string | null;
  /** CUSTOMER, INVENTORY … */
  readonly cancelReason: string | null;
  /** Null while nothing was refunded. */
  readonly refunded: Money | null;
}

/** An order as its own page tells it. */
export interface OrderDetails extends Order {
  /** Tells whether something is left to withdraw from, and the days for it are not known to be over. */
  readonly isWithdrawable: boolean;
}

/** Invoice of an order, with what the platform tells of it. */
export interface Invoice {
  readonly order: Order;
  /** Given once, without gaps in the series of its shop; null where none can be kept. */
  readonly issue: { readonly number: string; readonly issuedAt: string } | null;
  /** Moment of the last parcel in ISO 8601; null while something has not left. */
  readonly suppliedAt: string | null;
  readonly taxes: readonly {
    readonly ratePercent: number | null;
    readonly amount: Money;
    /** Amount without tax that it is due on; null where it is not known, or is that of the whole order. */
    readonly taxable: Money | null;
  }[];
  /** Tells whether gift cards are among its lines, which bear no tax. */
  readonly sellsGiftCards: boolean;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}
