import { query } from '../client/document.ts';
import { IMAGE } from '../fragments/money-and-image.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const collection = query('Collection', {
  takes:
    '$handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!], $withFilters: Boolean = false, $metafields: [HasMetafieldsIdentifier!]!',
  text: `
  collection(handle: $handle) {
    id
    handle
    title
    description
    descriptionHtml
    image { ...ImageParts }
    seo { title description }
    products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters) {
      filters @include(if: $withFilters) {
        type
        values { count input }
      }
      nodes { ...ProductSummaryParts }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  uses: [IMAGE, PRODUCT_SUMMARY],
  select: (data) => data.collection,
});

/** The ids of a collection's products, where the platform does not count them. */
export const collectionProductIds = query('CollectionProductIds', {
  takes: '$handle: String!, $first: Int!, $after: String',
  text: `
  collection(handle: $handle) {
    products(first: $first, after: $after) {
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  select: (data) => data.collection?.products ?? null,
});
