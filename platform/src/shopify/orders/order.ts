import { column, defineTable, type RowOf } from '../../store/index.ts';
import type { PromisedDays, TaxSum } from '../shipping/index.ts';
import { type PaidByGiftCard, type Sums, sumsOf } from './sums.ts';

export const ORDERS = defineTable('orders', {
  id: column.integer,
  shop: column.text,
  /** Counted from 1001 in each shop. */
  number: column.integer,
  /** Secret; part of the URL of the order page. */
  token: column.text,
  cartToken: column.text,
  placedAt: column.text,
  email: column.text,
  customerId: column.optional(column.text),
  currencyCode: column.text,
  totalInMinorUnits: column.integer,
  contents: column.json<OrderContents>(),
});

/** Order as it was placed: a snapshot that no later change of price, name or stock touches. */
export type Order = RowOf<typeof ORDERS>;

export interface OrderContents {
  readonly phone: string | null;
  readonly language: string;
  /** The locale that the storefront sent along; it leads back to the market the buyer came from. */
  readonly locale: string | null;
  readonly address: OrderAddress;
  /** The delivery address where it is absent. */
  readonly billingAddress?: OrderAddress;
  readonly delivery: OrderDelivery;
  /** Null: gift cards paid all of it. */
  readonly payment: { readonly cardLastFour: string | null };
  /** Orders of before have none. */
  readonly giftCards?: readonly PaidByGiftCard[];
  readonly lines: readonly OrderLine[];
  /** Discounts of the order as a whole; a line has its own. */
  readonly discounts: readonly OrderDiscount[];
  readonly subtotalInMinorUnits: number;
  readonly discountInMinorUnits: number;
  readonly taxInMinorUnits: number;
  /** The tax by rate; orders of before have the shop's one. */
  readonly taxes?: readonly TaxSum[];
  readonly isTaxIncluded: boolean;
  readonly attributes: readonly OrderAttribute[];
  readonly note: string | null;
  /** Hash of the browser that paid. */
  readonly browserHash?: string;
}

export interface OrderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string;
  readonly regionCode: string | null;
  readonly regionName: string | null;
  readonly countryCode: string;
}

interface OrderDelivery {
  /** A method of the shop; `email` for gift cards, `none` for what else is not sent. */
  readonly key: string;
  readonly title: string;
  readonly priceInMinorUnits: number;
  /** Working days that were told, `2-4`; orders of before have none. */
  readonly days?: string;
  /** Days on one of which it was promised to come; orders of before have none. */
  readonly promised?: PromisedDays;
}

/** Asks whether anything of an order is sent. */
export function hasParcel({ key }: Pick<OrderDelivery, 'key'>): boolean {
  return key !== 'email' && key !== 'none';
}

/** Asks whether a parcel brings a line. */
export function isSentLine({
  isSent,
  isGiftCard,
}: Pick<OrderLine, 'isSent' | 'isGiftCard'>): boolean {
  return isSent !== false && isGiftCard !== true;
}

export interface OrderAttribute {
  readonly key: string;
  readonly value: string;
}

/** Amount that one discount took off, and how it was applied, in the words of the API. */
export interface OrderDiscount {
  readonly kind: 'automatic' | 'code';
  /** The code itself, for a code. */
  readonly title: string;
  readonly amountInMinorUnits: number;
  readonly application: {
    readonly allocationMethod: 'ACROSS' | 'EACH';
    readonly targetSelection: 'ALL' | 'ENTITLED' | 'EXPLICIT';
    readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
    readonly value:
      | { readonly kind: 'percentage'; readonly percentage: number }
      | { readonly kind: 'amount'; readonly amountInMinorUnits: number };
  };
}

export interface OrderLine {
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly productTitle: string;
  /** Null for a product that comes in one kind only. */
  readonly variantTitle: string | null;
  readonly sku: string | null;
  readonly imageUrl: string | null;
  /** Bears no discount; absent in lines of before. */
  readonly isGiftCard?: boolean;
  /** False for what no parcel brings; absent in lines of what one does, and of before. */
  readonly isSent?: boolean;
  /** Percent of tax in its price; absent in lines of before. */
  readonly taxPercent?: number;
  readonly quantity: number;
  readonly unitPriceInMinorUnits: number;
  readonly subtotalInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly sellingPlanId: string | null;
  readonly sellingPlanName: string | null;
  readonly discounts: readonly OrderDiscount[];
  readonly attributes: readonly OrderAttribute[];
}

/** Plan that a line was bought with, as both the Admin and the Customer Account API name it. */
export function sellingPlanOf({ sellingPlanId, sellingPlanName }: OrderLine) {
  return sellingPlanName === null ? null : { name: sellingPlanName, sellingPlanId };
}

/** Query of an address's id, which sets it apart from the address book's, and the bill's from the parcel's. */
export function orderAddressQuery({ address }: OrderContents, asked: OrderAddress): string {
  return asked === address ? 'model_name=Address' : 'model_name=Address&part=billing';
}

/** Adds up the amounts that the order was placed with. */
export function orderSums({ contents }: Pick<Order, 'contents'>): Sums {
  return sumsOf({
    ...contents,
    deliveryInMinorUnits: contents.delivery.priceInMinorUnits,
    giftCardsFor: () => contents.giftCards ?? [],
  });
}

export const FIRST_ORDER_NUMBER = 1001;

// Keeps a size from wrapping.
const NO_BREAK = '\u00a0';

/** Names a line in letters and messages; a size may hold brackets of its own: `10.1 fl oz (300 ml)`. */
export function lineName({
  productTitle,
  variantTitle,
}: Pick<OrderLine, 'productTitle' | 'variantTitle'>): string {
  return [productTitle, variantTitle?.replaceAll(' ', NO_BREAK)].filter(Boolean).join(', ');
}

/** Names what a parcel or a refund holds of an order: `2 × Rain Shampoo, 300 ml`. */
export function lineNames(
  { contents }: Pick<Order, 'contents'>,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
): readonly string[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = contents.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [`${quantity} × ${lineName(line)}`];
  });
}

export function orderName({ number }: Pick<Order, 'number'>): string {
  return `#${number}`;
}
