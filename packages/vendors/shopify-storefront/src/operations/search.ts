import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const SEARCH = query(
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
);

export async function search(
  client: StorefrontClient,
  variables: Variables<'Search'>,
  options?: RequestOptions,
): Promise<Result<Data<'Search'>['search'], RequestFailure>> {
  const result = await client.request(SEARCH, variables, options);
  return result.ok ? succeed(result.value.search) : result;
}
