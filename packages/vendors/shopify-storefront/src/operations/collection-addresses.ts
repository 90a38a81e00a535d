import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const COLLECTION_ADDRESSES = query(
  'CollectionAddresses',
  `
query CollectionAddresses($first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  collections(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [],
);

/** Where each collection is found, and when it changed last. */
export async function collectionAddresses(
  client: StorefrontClient,
  variables: Variables<'CollectionAddresses'>,
  options?: RequestOptions,
): Promise<Result<Data<'CollectionAddresses'>['collections'], RequestFailure>> {
  const result = await client.request(COLLECTION_ADDRESSES, variables, options);
  return result.ok ? succeed(result.value.collections) : result;
}
