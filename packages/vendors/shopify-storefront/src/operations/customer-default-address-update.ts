import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_DEFAULT_ADDRESS_UPDATE = mutation(
  'CustomerDefaultAddressUpdate',
  `
mutation CustomerDefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {
    customer { id }
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerDefaultAddressUpdate(
  client: StorefrontClient,
  variables: Variables<'CustomerDefaultAddressUpdate'>,
  options?: RequestOptions,
): Promise<
  Result<
    NonNullable<Data<'CustomerDefaultAddressUpdate'>['customerDefaultAddressUpdate']>,
    OperationFailure
  >
> {
  const result = await client.request(CUSTOMER_DEFAULT_ADDRESS_UPDATE, variables, options);
  return result.ok ? mutationPayload(result.value.customerDefaultAddressUpdate) : result;
}
