import { fragment } from '@lokke/http-client';
import { IMAGE } from './money-and-image.ts';
import { VARIANT } from './variant.ts';

/** The fields of a product in lists. */
export const PRODUCT_SUMMARY = fragment(
  `
fragment ProductSummaryParts on Product {
  id
  handle
  title
  productType
  vendor
  tags
  options { name values }
  availableForSale
  priceRange {
    minVariantPrice { ...MoneyParts }
    maxVariantPrice { ...MoneyParts }
  }
  images(first: 3) { nodes { ...ImageParts } }
  firstVariants: variants(first: 1) { nodes { ...VariantParts } }
  metafields(identifiers: $metafields) { namespace key type value }
}
`,
  [IMAGE, VARIANT],
);

/** The further fields of a product page. */
export const PRODUCT_DETAIL = fragment(
  `
fragment ProductDetailParts on Product {
  ...ProductSummaryParts
  descriptionHtml
  seo { title description }
  collections(first: 50) { nodes { handle } }
  allImages: images(first: 50) { nodes { ...ImageParts } }
  variants(first: 100) {
    nodes { ...VariantParts barcode }
    pageInfo { hasNextPage endCursor }
  }
  sellingPlanGroups(first: 10) {
    nodes {
      sellingPlans(first: 20) {
        nodes {
          id
          name
          description
          priceAdjustments {
            adjustmentValue {
              __typename
              ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage }
            }
          }
        }
      }
    }
  }
}
`,
  [PRODUCT_SUMMARY, IMAGE, VARIANT],
);
