import { query } from '../client/document.ts';
import { PRODUCT_DETAIL, PRODUCT_SUMMARY } from '../fragments/product.ts';
import { VARIANT } from '../fragments/variant.ts';

export const products = query('Products', {
  takes:
    '$first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
  products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, query: $query) {
    nodes { ...ProductSummaryParts }
    pageInfo { hasNextPage endCursor }
  }
`,
  uses: [PRODUCT_SUMMARY],
  select: (data) => data.products,
});

export const product = query('Product', {
  takes: '$handle: String!, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
  product(handle: $handle) { ...ProductDetailParts }
`,
  uses: [PRODUCT_DETAIL],
  select: (data) => data.product,
});

/** The variants after the first page of `Product`: a page holds 250, a product up to 2,048. */
export const productVariants = query('ProductVariants', {
  takes: '$handle: String!, $after: String!',
  text: `
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { ...VariantParts barcode }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  uses: [VARIANT],
  select: (data) => data.product?.variants ?? null,
});

export const productsByIds = query('ProductsByIds', {
  takes: '$ids: [ID!]!, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
  nodes(ids: $ids) {
    __typename
    ... on Product { ...ProductSummaryParts }
  }
`,
  uses: [PRODUCT_SUMMARY],
  select: (data) => data.nodes,
});

/** Finds which of these variants are sold still, and as what. */
export const variantsByIds = query('VariantsByIds', {
  takes: '$ids: [ID!]!',
  text: `
  nodes(ids: $ids) {
    __typename
    ... on ProductVariant { id product { handle } }
  }
`,
  select: (data) => data.nodes,
});

export const productRecommendations = query('ProductRecommendations', {
  takes: '$productId: ID!, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
  complementary: productRecommendations(productId: $productId, intent: COMPLEMENTARY) { ...ProductSummaryParts }
  related: productRecommendations(productId: $productId) { ...ProductSummaryParts }
`,
  uses: [PRODUCT_SUMMARY],
  select: ({ complementary, related }) => complementary && related && { complementary, related },
});

export const search = query('Search', {
  takes: '$query: String!, $first: Int!, $after: String, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
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
`,
  uses: [PRODUCT_SUMMARY],
  select: (data) => data.search,
});

export const predictiveSearch = query('PredictiveSearch', {
  takes: '$query: String!, $limit: Int!, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
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
`,
  uses: [PRODUCT_SUMMARY],
  select: (data) => data.predictiveSearch,
});
