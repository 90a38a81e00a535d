import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { CUSTOMER } from '../fragments/customer.ts';

export const CUSTOMER_QUERY = query(
  'Customer',
  `
query Customer($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) { ...CustomerParts }
}
`,
  [CUSTOMER],
);

/** Null when the token has expired or was revoked. */
export async function customer(
  client: StorefrontClient,
  variables: Variables<'Customer'>,
  options?: RequestOptions,
): Promise<Result<Data<'Customer'>['customer'], RequestFailure>> {
  const result = await client.request(CUSTOMER_QUERY, variables, options);
  return result.ok ? succeed(result.value.customer) : result;
}
