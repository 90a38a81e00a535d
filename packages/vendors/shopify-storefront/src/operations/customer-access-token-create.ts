import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { type AccessTokenResult, grantedToken } from './granted-token.ts';

export const CUSTOMER_ACCESS_TOKEN_CREATE = mutation(
  'CustomerAccessTokenCreate',
  `
mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAccessTokenCreate(input: $input) {
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
}
`,
  [ACCESS_TOKEN],
);

export async function customerAccessTokenCreate(
  client: StorefrontClient,
  variables: Variables<'CustomerAccessTokenCreate'>,
  options?: RequestOptions,
): Promise<AccessTokenResult> {
  const result = await client.request(CUSTOMER_ACCESS_TOKEN_CREATE, variables, options);
  return result.ok ? grantedToken(result.value.customerAccessTokenCreate) : result;
}
