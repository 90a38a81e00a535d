import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const PREDICTIVE_SEARCH = query(
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
);

export async function predictiveSearch(
  client: StorefrontClient,
  variables: Variables<'PredictiveSearch'>,
  options?: RequestOptions,
): Promise<Result<Data<'PredictiveSearch'>['predictiveSearch'], RequestFailure>> {
  const result = await client.request(PREDICTIVE_SEARCH, variables, options);
  return result.ok ? succeed(result.value.predictiveSearch) : result;
}
