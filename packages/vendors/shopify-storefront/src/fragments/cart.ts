import { fragment } from '@lokke/http-client';
import { MONEY } from './money-and-image.ts';

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
  image { url altText width height }
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
  [MONEY],
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

/** Each line ends so: older versions know no such type. */
const APPLICATION = fragment(
  `
fragment DiscountApplicationParts on BaseCartDiscountApplication { # since 2026-07
  targetType # since 2026-07
  totalAllocatedAmount { ...MoneyParts } # since 2026-07
  ... on CartAutomaticDiscountApplication { title } # since 2026-07
  ... on CartCodeDiscountApplication { code } # since 2026-07
  ... on CartCustomDiscountApplication { title } # since 2026-07
} # since 2026-07
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
  discountApplications { ...DiscountApplicationParts } # since 2026-07
  appliedGiftCards { id lastCharacters presentmentAmountUsed { ...MoneyParts } } # since 2024-10
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
        ... on CartLine { instructions { canRemove canUpdateQuantity } } # since 2025-10
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
  [MONEY, ALLOCATION, APPLICATION, CART_MERCHANDISE],
);
