import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { IMAGE } from '../fragments/image.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const COLLECTION = query(
  'Collection',
  `
query Collection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  collection(handle: $handle) {
    id
    handle
    title
    description
    descriptionHtml
    image { ...ImageParts }
    seo { title description }
    products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
      nodes { ...ProductSummaryParts }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [IMAGE, PRODUCT_SUMMARY],
);

export async function collection(
  client: StorefrontClient,
  variables: Variables<'Collection'>,
  options?: RequestOptions,
): Promise<Result<Data<'Collection'>['collection'], RequestFailure>> {
  const result = await client.request(COLLECTION, variables, options);
  return result.ok ? succeed(result.value.collection) : result;
}
