import { fragment } from '../client/document.ts';
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
  shippingAddress { country countryCodeV2 formatted(withName: true, withCompany: true) }
  lineItems(first: 250) {
    edges {
      node {
        title
        quantity
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
