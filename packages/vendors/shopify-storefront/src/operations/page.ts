import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const PAGE = query(
  'Page',
  `
query Page($handle: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  page(handle: $handle) {
    id
    handle
    title
    body
    bodySummary
    seo { title description }
  }
}
`,
);

export async function page(
  client: StorefrontClient,
  variables: Variables<'Page'>,
  options?: RequestOptions,
): Promise<Result<Data<'Page'>['page'], RequestFailure>> {
  const result = await client.request(PAGE, variables, options);
  return result.ok ? succeed(result.value.page) : result;
}
