import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const PRODUCT_ADDRESSES = query(
  'ProductAddresses',
  `
query ProductAddresses($first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  products(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [],
);

/** Where each product is found, and when it changed last. */
export async function productAddresses(
  client: StorefrontClient,
  variables: Variables<'ProductAddresses'>,
  options?: RequestOptions,
): Promise<Result<Data<'ProductAddresses'>['products'], RequestFailure>> {
  const result = await client.request(PRODUCT_ADDRESSES, variables, options);
  return result.ok ? succeed(result.value.products) : result;
}
