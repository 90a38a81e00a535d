import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_RECOVER = mutation(
  'CustomerRecover',
  `
mutation CustomerRecover($email: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerRecover(email: $email) {
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerRecover(
  client: StorefrontClient,
  variables: Variables<'CustomerRecover'>,
  options?: RequestOptions,
): Promise<Result<NonNullable<Data<'CustomerRecover'>['customerRecover']>, OperationFailure>> {
  const result = await client.request(CUSTOMER_RECOVER, variables, options);
  return result.ok ? mutationPayload(result.value.customerRecover) : result;
}
