import { fragment } from '../client/document.ts';
import { IMAGE, MONEY } from './money-and-image.ts';

const CART_MERCHANDISE = fragment(
  `
fragment CartMerchandiseParts on ProductVariant {
  id
  title
  sku
  availableForSale
  quantityAvailable
  priceV2 { ...MoneyParts }
  compareAtPriceV2 { ...MoneyParts }
  image { ...ImageParts }
  selectedOptions { name value }
  product {
    id
    handle
    title
    productType
    vendor
    tags
    collections(first: 50) { edges { node { id handle title } } }
  }
}
`,
  [MONEY, IMAGE],
);

const ALLOCATION = fragment(
  `
fragment DiscountAllocationParts on CartDiscountAllocation {
  __typename
  discountedAmount { ...MoneyParts }
  ... on CartAutomaticDiscountAllocation { title }
  ... on CartCodeDiscountAllocation { code }
  ... on CartCustomDiscountAllocation { title }
}
`,
  [MONEY],
);

/** A cart with its first 250 lines, the maximum of one page. */
export const CART = fragment(
  `
fragment CartParts on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  totalQuantity
  attributes { key value }
  buyerIdentity { countryCode customer { email } }
  cost {
    subtotalAmount { ...MoneyParts }
    totalAmount { ...MoneyParts }
  }
  discountCodes { code applicable }
  discountAllocations { ...DiscountAllocationParts }
  lines(first: 250) {
    edges {
      node {
        id
        quantity
        attributes { key value }
        cost {
          amountPerQuantity { ...MoneyParts }
          compareAtAmountPerQuantity { ...MoneyParts }
          subtotalAmount { ...MoneyParts }
          totalAmount { ...MoneyParts }
        }
        discountAllocations { ...DiscountAllocationParts }
        sellingPlanAllocation { sellingPlan { id name } }
        merchandise {
          __typename
          ... on ProductVariant { ...CartMerchandiseParts }
        }
      }
    }
  }
}
`,
  [MONEY, ALLOCATION, CART_MERCHANDISE],
);
