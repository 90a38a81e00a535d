import { fragment } from '@lokke/http-client';
import { MONEY } from './money-and-image.ts';

/** An order in the customer's order history. */
export const ORDER = fragment(
  `
fragment OrderParts on Order {
  id
  name
  orderNumber
  processedAt
  financialStatus
  fulfillmentStatus
  totalPrice { ...MoneyParts }
  subtotalPrice { ...MoneyParts }
  totalShippingPrice { ...MoneyParts }
  totalTax { ...MoneyParts }
  totalRefunded { ...MoneyParts }
  canceledAt
  cancelReason
  successfulFulfillments(first: 10) {
    trackingCompany
    trackingInfo(first: 5) { number url }
    fulfillmentLineItems(first: 25) {
      nodes { quantity lineItem { title variant { title } } }
    }
  }
  shippingAddress { country countryCodeV2 formatted(withName: true, withCompany: true) }
  lineItems(first: 250) {
    edges {
      node {
        title
        quantity
        currentQuantity
        customAttributes { key }
        discountedTotalPrice { ...MoneyParts }
        variant {
          id
          title
          image { url }
          product { handle }
        }
      }
    }
  }
}
`,
  [MONEY],
);
