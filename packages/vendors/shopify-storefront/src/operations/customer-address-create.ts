import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_ADDRESS_CREATE = mutation(
  'CustomerAddressCreate',
  `
mutation CustomerAddressCreate($customerAccessToken: String!, $address: MailingAddressInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerAddressCreate(
  client: StorefrontClient,
  variables: Variables<'CustomerAddressCreate'>,
  options?: RequestOptions,
): Promise<
  Result<NonNullable<Data<'CustomerAddressCreate'>['customerAddressCreate']>, OperationFailure>
> {
  const result = await client.request(CUSTOMER_ADDRESS_CREATE, variables, options);
  return result.ok ? mutationPayload(result.value.customerAddressCreate) : result;
}
