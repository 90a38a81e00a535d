import { fragment } from '@lokke/http-client';
import { mutation, query } from '../client/operation.ts';

const MONEY = fragment(`
fragment MoneyParts on MoneyV2 {
  amount
  currencyCode
}
`);

const ORDER = fragment(`
fragment OrderParts on Order {
  id
  name
  number
  processedAt
  financialStatus
  fulfillmentStatus
  totalPrice { ...MoneyParts }
  subtotal { ...MoneyParts }
  totalShipping { ...MoneyParts }
  totalTax { ...MoneyParts }
  totalRefunded { ...MoneyParts }
  cancelledAt
  cancelReason
  fulfillments(first: 10) {
    nodes {
      status
      trackingInformation { company number url }
      fulfillmentLineItems(first: 25) {
        nodes { quantity lineItem { title variantTitle } }
      }
    }
  }
  shippingAddress { country territoryCode formatted(withName: true, withCompany: true) }
  lineItems(first: 100) {
    nodes {
      id
      title
      quantity
      refundableQuantity
      customAttributes { key }
      totalPrice { ...MoneyParts }
      variantTitle
      variantId
      productId
      image { url }
    }
  }
}
`);

/** Newest first. */
export const customerOrders = query('CustomerOrders', {
  takes: '$first: Int!, $after: String',
  text: `
  customer {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ...OrderParts }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  uses: [ORDER, MONEY],
  select: (data) => data.customer.orders,
});

/** Reads what can be sent back of the order that the query finds; null when there is none. */
export const returnableLines = query('ReturnableLines', {
  takes: '$query: String!',
  text: `
  customer {
    orders(first: 1, query: $query) {
      nodes {
        id
        number
        returnInformation {
          returnableLineItems(first: 100) { nodes { quantity lineItem { id } } }
        }
      }
    }
  }
`,
  select: (data) => data.customer.orders.nodes[0] ?? null,
});

/** The shop still has to approve it. */
export const orderRequestReturn = mutation('OrderRequestReturn', {
  takes: '$orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!',
  text: `
  orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {
    userErrors { code field message }
  }
`,
  select: (data) => data.orderRequestReturn,
});
