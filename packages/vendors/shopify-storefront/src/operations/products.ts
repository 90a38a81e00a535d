import { query } from '../client/operation.ts';
import { PRODUCT_DETAIL, PRODUCT_SUMMARY } from '../fragments/product.ts';
import { VARIANT } from '../fragments/variant.ts';

export const products = query(
  'Products',
  `
query Products($first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, query: $query) {
    nodes { ...ProductSummaryParts }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [PRODUCT_SUMMARY],
  (data) => data.products,
);

export const product = query(
  'Product',
  `
query Product($handle: String!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  product(handle: $handle) { ...ProductDetailParts }
}
`,
  [PRODUCT_DETAIL],
  (data) => data.product,
);

/** The variants after the first page of `Product`: a page holds 250, a product up to 2,048. */
export const productVariants = query(
  'ProductVariants',
  `
query ProductVariants($handle: String!, $after: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { ...VariantParts barcode }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [VARIANT],
  (data) => data.product?.variants ?? null,
);

export const productsByIds = query(
  'ProductsByIds',
  `
query ProductsByIds($ids: [ID!]!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  nodes(ids: $ids) {
    __typename
    ... on Product { ...ProductSummaryParts }
  }
}
`,
  [PRODUCT_SUMMARY],
  (data) => data.nodes,
);

/** Finds which of these variants are sold still, and as what. */
export const variantsByIds = query(
  'VariantsByIds',
  `
query VariantsByIds($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  nodes(ids: $ids) {
    __typename
    ... on ProductVariant { id product { handle } }
  }
}
`,
  [],
  (data) => data.nodes,
);

export const productRecommendations = query(
  'ProductRecommendations',
  `
query ProductRecommendations($productId: ID!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  complementary: productRecommendations(productId: $productId, intent: COMPLEMENTARY) { ...ProductSummaryParts }
  related: productRecommendations(productId: $productId) { ...ProductSummaryParts }
}
`,
  [PRODUCT_SUMMARY],
  ({ complementary, related }) => complementary && related && { complementary, related },
);

export const search = query(
  'Search',
  `
query Search($query: String!, $first: Int!, $after: String, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  search(
    query: $query
    first: $first
    after: $after
    types: [PRODUCT]
    sortKey: RELEVANCE
    prefix: LAST
    unavailableProducts: LAST
  ) {
    totalCount
    nodes {
      __typename
      ... on Product { ...ProductSummaryParts }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [PRODUCT_SUMMARY],
  (data) => data.search,
);

export const predictiveSearch = query(
  'PredictiveSearch',
  `
query PredictiveSearch($query: String!, $limit: Int!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  predictiveSearch(
    query: $query
    limit: $limit
    limitScope: EACH
    types: [PRODUCT, COLLECTION, QUERY]
    unavailableProducts: LAST
  ) {
    queries { text }
    products { ...ProductSummaryParts }
    collections { id handle title }
  }
}
`,
  [PRODUCT_SUMMARY],
  (data) => data.predictiveSearch,
);
