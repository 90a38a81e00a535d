import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_ACCESS_TOKEN_DELETE = mutation(
  'CustomerAccessTokenDelete',
  `
mutation CustomerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
    deletedAccessToken
    userErrors { field message }
  }
}
`,
);

export async function customerAccessTokenDelete(
  client: StorefrontClient,
  variables: Variables<'CustomerAccessTokenDelete'>,
  options?: RequestOptions,
): Promise<
  Result<
    NonNullable<Data<'CustomerAccessTokenDelete'>['customerAccessTokenDelete']>,
    OperationFailure
  >
> {
  const result = await client.request(CUSTOMER_ACCESS_TOKEN_DELETE, variables, options);
  return result.ok ? mutationPayload(result.value.customerAccessTokenDelete) : result;
}
