import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, mutation, type Variables } from '../client/document.ts';
import type { OperationFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';
import { mutationPayload } from './mutation-payload.ts';

export const CUSTOMER_CREATE = mutation(
  'CustomerCreate',
  `
mutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerCreate(input: $input) {
    customer { id email }
    customerUserErrors { code field message }
  }
}
`,
);

export async function customerCreate(
  client: StorefrontClient,
  variables: Variables<'CustomerCreate'>,
  options?: RequestOptions,
): Promise<Result<NonNullable<Data<'CustomerCreate'>['customerCreate']>, OperationFailure>> {
  const result = await client.request(CUSTOMER_CREATE, variables, options);
  return result.ok ? mutationPayload(result.value.customerCreate) : result;
}
