import { query } from '../client/operation.ts';
import { IMAGE } from '../fragments/money-and-image.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const collection = query(
  'Collection',
  `
query Collection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!], $withFilters: Boolean = false, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
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
}
`,
  [IMAGE, PRODUCT_SUMMARY],
  (data) => data.collection,
);

/** The ids of a collection's products, where the platform does not count them. */
export const collectionProductIds = query(
  'CollectionProductIds',
  `
query CollectionProductIds($handle: String!, $first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  collection(handle: $handle) {
    products(first: $first, after: $after) {
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [],
  (data) => data.collection?.products ?? null,
);
