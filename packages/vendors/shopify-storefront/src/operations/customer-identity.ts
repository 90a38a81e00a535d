import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const CUSTOMER_IDENTITY = query(
  'CustomerIdentity',
  `
query CustomerIdentity($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) { id email }
}
`,
);

/** Who holds the token, and no more; null when it has expired or was revoked. */
export async function customerIdentity(
  client: StorefrontClient,
  variables: Variables<'CustomerIdentity'>,
  options?: RequestOptions,
): Promise<Result<Data<'CustomerIdentity'>['customer'], RequestFailure>> {
  const result = await client.request(CUSTOMER_IDENTITY, variables, options);
  return result.ok ? succeed(result.value.customer) : result;
}
