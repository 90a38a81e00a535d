import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const PRODUCTS = query(
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
);

export async function products(
  client: StorefrontClient,
  variables: Variables<'Products'>,
  options?: RequestOptions,
): Promise<Result<Data<'Products'>['products'], RequestFailure>> {
  const result = await client.request(PRODUCTS, variables, options);
  return result.ok ? succeed(result.value.products) : result;
}
