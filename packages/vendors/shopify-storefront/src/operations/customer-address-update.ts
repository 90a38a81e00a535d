import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_ADDRESS_UPDATE = mutation(
  'CustomerAddressUpdate',
  `
mutation CustomerAddressUpdate($customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerAddressUpdate(
  client: StorefrontClient,
  variables: Variables<'CustomerAddressUpdate'>,
  options?: RequestOptions,
): Promise<
  Result<NonNullable<Data<'CustomerAddressUpdate'>['customerAddressUpdate']>, OperationFailure>
> {
  const result = await client.request(CUSTOMER_ADDRESS_UPDATE, variables, options);
  return result.ok ? mutationPayload(result.value.customerAddressUpdate) : result;
}
