import { asRecord, asString, parseJson, readAllPages } from '@lokke/http-client';
import { type AdminClient, query } from '../client.ts';
import type { LinePartsFragment, OrderPapersQuery } from '../generated/operations.ts';
import { rateOf } from './salon-orders.ts';

type Read = NonNullable<OrderPapersQuery['order']>;

/** Facts of an order that customers' APIs do not tell; amounts are decimal strings. */
export interface OrderPapers {
  /** Value of the order's metafield; null without one. */
  readonly ofOrder: string | null;
  readonly shop: {
    readonly id: string;
    readonly value: string | null;
    /** Null where the shop has no such metafield. */
    readonly compareDigest: string | null;
  };
  readonly taxes: readonly { readonly ratePercent: number | null; readonly amount: string }[];
  /** Tells whether a gift card was bought, which bears no tax. */
  readonly sellsGiftCards: boolean;
  /** Lines in the order of the customer's. */
  readonly lines: readonly {
    /** Plan that it was bought with; null without one. */
    readonly sellingPlan: { readonly id: string | null; readonly name: string } | null;
    /** False for what no parcel brings. */
    readonly isSent: boolean;
  }[];
  readonly fulfilledAt: readonly string[];
  /** Null for a parcel of which nobody tells that it has arrived. */
  readonly deliveredAt: readonly (string | null)[];
  readonly giftCards: readonly GiftCardPayment[];
}

interface GiftCardPayment {
  readonly lastCharacters: string | null;
  readonly amount: string;
}

/** Null for an order that is gone. */
export const orderPapers = query('OrderPapers', ({ shop, order }): OrderPapers | null =>
  order === null
    ? null
    : {
        ofOrder: order.metafield?.value ?? null,
        shop: {
          id: shop.id,
          value: shop.metafield?.value ?? null,
          compareDigest: shop.metafield?.compareDigest ?? null,
        },
        taxes: order.taxLines.map(({ ratePercentage, priceSet }) => ({
          ratePercent: ratePercentage,
          amount: priceSet.presentmentMoney.amount,
        })),
        sellsGiftCards: order.lineItems.nodes.some(({ isGiftCard }) => isGiftCard),
        lines: linesOf(order.lineItems.nodes),
        fulfilledAt: order.fulfillments.map(({ createdAt }) => createdAt),
        deliveredAt: order.fulfillments.map(({ deliveredAt }) => deliveredAt),
        giftCards: giftCardsOf(order.transactions),
      },
);

/** Rates of an order's lines; null for a line without tax. Apart, as the papers are read more often and cost much. */
export const orderRates = query('OrderRates', ({ order }) =>
  (order?.lineItems.nodes ?? []).map(({ taxLines }) => rateOf(taxLines)),
);

const paymentsAndPlansPage = query('PaymentsAndPlans', ({ orders: { nodes, pageInfo } }) => ({
  nodes: nodes.map(({ id, transactions, lineItems }) => {
    const papers = { giftCards: giftCardsOf(transactions), lines: linesOf(lineItems.nodes) };
    return [id, papers] as const;
  }),
  pageInfo,
}));

/** Finds the payments by gift cards and the plans of a customer's orders, by the order's id. */
export function paymentsAndPlans(admin: AdminClient, customerId: string) {
  const asked = { query: `customer_id:${customerId.split('/').at(-1)}` };
  return readAllPages((after) => paymentsAndPlansPage(admin, { ...asked, after }));
}

function linesOf(lines: readonly LinePartsFragment[]): OrderPapers['lines'] {
  return lines.map(({ sellingPlan, requiresShipping: isSent }) => ({
    isSent,
    sellingPlan: sellingPlan && { id: sellingPlan.sellingPlanId, name: sellingPlan.name },
  }));
}

function giftCardsOf(transactions: Read['transactions']): readonly GiftCardPayment[] {
  return transactions
    .filter((one) => one.gateway === 'gift_card' && isPayment(one))
    .map(({ receiptJson, amountSet }) => ({
      lastCharacters: asString(receiptOf(receiptJson)['gift_card_last_characters']),
      amount: amountSet.presentmentMoney.amount,
    }));
}

function isPayment({ kind, status }: Read['transactions'][number]): boolean {
  return status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE');
}

/** Parses a receipt, which arrives as an object or as the text of one. */
function receiptOf(receipt: unknown): Readonly<Record<string, unknown>> {
  return asRecord(typeof receipt === 'string' ? parseJson(receipt) : receipt) ?? {};
}
