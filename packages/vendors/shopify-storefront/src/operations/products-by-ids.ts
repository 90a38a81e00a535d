import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const PRODUCTS_BY_IDS = query(
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
);

export async function productsByIds(
  client: StorefrontClient,
  variables: Variables<'ProductsByIds'>,
  options?: RequestOptions,
): Promise<Result<Data<'ProductsByIds'>['nodes'], RequestFailure>> {
  const result = await client.request(PRODUCTS_BY_IDS, variables, options);
  return result.ok ? succeed(result.value.nodes) : result;
}
