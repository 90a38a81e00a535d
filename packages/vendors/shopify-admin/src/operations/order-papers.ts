import { asRecord, asString, parseJson } from '@lokke/http-client';
import { query } from '../client.ts';
import type { OrderPapersQuery } from '../generated/operations.ts';

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
  /** Plan that each line was bought with, in the order of the lines; null without one. */
  readonly sellingPlans: readonly ({ readonly id: string | null; readonly name: string } | null)[];
  readonly fulfilledAt: readonly string[];
  readonly giftCards: readonly {
    readonly lastCharacters: string | null;
    readonly amount: string;
  }[];
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
        sellingPlans: order.lineItems.nodes.map(
          ({ sellingPlan }) =>
            sellingPlan && { id: sellingPlan.sellingPlanId, name: sellingPlan.name },
        ),
        fulfilledAt: order.fulfillments.map(({ createdAt }) => createdAt),
        giftCards: order.transactions
          .filter((one) => one.gateway === 'gift_card' && isPayment(one))
          .map(({ receiptJson, amountSet }) => ({
            lastCharacters: asString(receiptOf(receiptJson)['gift_card_last_characters']),
            amount: amountSet.presentmentMoney.amount,
          })),
      },
);

function isPayment({ kind, status }: Read['transactions'][number]): boolean {
  return status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE');
}

/** Parses a receipt, which arrives as an object or as the text of one. */
function receiptOf(receipt: unknown): Readonly<Record<string, unknown>> {
  return asRecord(typeof receipt === 'string' ? parseJson(receipt) : receipt) ?? {};
}
