import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_ADDRESS_DELETE = mutation(
  'CustomerAddressDelete',
  `
mutation CustomerAddressDelete($customerAccessToken: String!, $id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
    deletedCustomerAddressId
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerAddressDelete(
  client: StorefrontClient,
  variables: Variables<'CustomerAddressDelete'>,
  options?: RequestOptions,
): Promise<
  Result<NonNullable<Data<'CustomerAddressDelete'>['customerAddressDelete']>, OperationFailure>
> {
  const result = await client.request(CUSTOMER_ADDRESS_DELETE, variables, options);
  return result.ok ? mutationPayload(result.value.customerAddressDelete) : result;
}
