import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_UPDATE = mutation(
  'CustomerUpdate',
  `
mutation CustomerUpdate($customerAccessToken: String!, $customer: CustomerUpdateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
}
`,
  [ACCESS_TOKEN],
);

export async function customerUpdate(
  client: StorefrontClient,
  variables: Variables<'CustomerUpdate'>,
  options?: RequestOptions,
): Promise<Result<NonNullable<Data<'CustomerUpdate'>['customerUpdate']>, OperationFailure>> {
  const result = await client.request(CUSTOMER_UPDATE, variables, options);
  return result.ok ? mutationPayload(result.value.customerUpdate) : result;
}
