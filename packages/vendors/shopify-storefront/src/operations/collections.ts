import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { IMAGE } from '../fragments/image.ts';

export const COLLECTIONS = query(
  'Collections',
  `
query Collections($first: Int!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  collections(first: $first) {
    nodes {
      id
      handle
      title
      description
      image { ...ImageParts }
    }
  }
}
`,
  [IMAGE],
);

export async function collections(
  client: StorefrontClient,
  variables: Variables<'Collections'>,
  options?: RequestOptions,
): Promise<Result<Data<'Collections'>['collections'], RequestFailure>> {
  const result = await client.request(COLLECTIONS, variables, options);
  return result.ok ? succeed(result.value.collections) : result;
}
