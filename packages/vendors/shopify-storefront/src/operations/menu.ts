import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const MENU = query(
  'Menu',
  `
query Menu($handle: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  menu(handle: $handle) {
    id
    handle
    title
    items {
      id
      title
      type
      url
      items { id title type url }
    }
  }
}
`,
);

export async function menu(
  client: StorefrontClient,
  variables: Variables<'Menu'>,
  options?: RequestOptions,
): Promise<Result<Data<'Menu'>['menu'], RequestFailure>> {
  const result = await client.request(MENU, variables, options);
  return result.ok ? succeed(result.value.menu) : result;
}
