import { listMails } from '../../src/protocol/mail/index.ts';
import {
  type ChangeContext,
  type ChangeOutcome,
  cancel,
  findOrderById,
  type Order,
} from '../../src/shopify/orders/index.ts';
import { DUTCH_DETAILS } from '../checkout/buyer.ts';
import { type CheckoutShop, openCheckoutShop } from '../checkout/checkout-shop.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';

export const ORDER = `query { order(id: "gid://shopify/Order/1") {
  displayFinancialStatus displayFulfillmentStatus cancelReason
  lineItems(first: 5) { nodes { id quantity currentQuantity unfulfilledQuantity } }
  fulfillmentOrders(first: 1) { nodes { id status lineItems(first: 5) { nodes { id remainingQuantity } } } }
  fulfillments { deliveredAt trackingInfo { company number url } fulfillmentLineItems(first: 5) { nodes { quantity } } }
  totalRefundedSet { shopMoney { amount } }
  refunds { createdAt refundLineItems(first: 5) { nodes { quantity restockType lineItem { title } subtotalSet { shopMoney { amount } } } } }
} }`;

const FULFIL = `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) {
  fulfillment { id } userErrors { field message } } }`;
const REFUND = `mutation ($input: RefundInput!) { refundCreate(input: $input) {
  refund { id totalRefundedSet { shopMoney { amount } } } userErrors { field message } } }`;
export let shop: CheckoutShop;
let merchant: Merchant;

/** Two shampoos at 12.50 and an oil at 24.00, with delivery at 4.95. */
export const openOrder = () => openOrderOf(DUTCH_DETAILS);

export async function openOrderOf(details: typeof DUTCH_DETAILS): Promise<void> {
  shop = await openCheckoutShop();
  merchant = merchantAt(shop.platform, 'nl');
  const cart = await shop.createCart([
    { merchandiseId: shop.variants.shampoo, quantity: 2 },
    { merchandiseId: shop.variants.lastOne, quantity: 1 },
  ]);
  await shop.buy(cart, details);
}

type Payload = Readonly<Record<string, unknown>>;

export const run = (document: string, variables: Payload = {}) =>
  merchant.send<Payload>(document, variables);

export const fulfil = (
  lines: readonly (readonly [position: number, quantity: number])[] | null,
  rest: Payload = {},
) =>
  run(FULFIL, {
    fulfillment: {
      lineItemsByFulfillmentOrder: [
        {
          fulfillmentOrderId: 'gid://shopify/FulfillmentOrder/1',
          ...(lines !== null && {
            fulfillmentOrderLineItems: lines.map(([position, quantity]) => ({
              id: `gid://shopify/FulfillmentOrderLineItem/${1000 + position}`,
              quantity,
            })),
          }),
        },
      ],
      ...rest,
    },
  });

export const refund = (
  lines: readonly (readonly [position: number, quantity: number, restockType: string])[],
  amount: string | null,
  rest: Payload = {},
) =>
  run(REFUND, {
    input: {
      orderId: 'gid://shopify/Order/1',
      refundLineItems: lines.map(([position, quantity, restockType]) => ({
        lineItemId: `gid://shopify/LineItem/${1000 + position}`,
        quantity,
        restockType,
      })),
      transactions:
        amount === null
          ? []
          : [{ orderId: 'gid://shopify/Order/1', kind: 'REFUND', gateway: 'bogus', amount }],
      ...rest,
    },
  });

/** Cancels or delivers as the console does, by the same functions. */
export function change(
  run: (context: ChangeContext, order: Order | null) => Promise<ChangeOutcome>,
) {
  const { context } = shop.platform;
  return run({ ...context, shop: context.shops.nl }, findOrderById(context.store.read, 'nl', 1));
}

export const cancelOrder = (restock: boolean, isRefunded = true) =>
  change((context, order) =>
    cancel(context, order, {
      reason: 'CUSTOMER',
      refund: isRefunded,
      restock,
      notify: true,
      staffNote: null,
    }),
  );

export const messages = ({ userErrors }: Payload) =>
  (userErrors as readonly { readonly message: string }[]).map(({ message }) => message);

export const mails = () =>
  listMails(shop.platform.context.store.read, {
    to: DUTCH_DETAILS['email'] ?? '',
    shop: 'nl',
    limit: 9,
  });
