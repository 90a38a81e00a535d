import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { type EntryResult, grantedEntry } from './granted-entry.ts';

export const CUSTOMER_RESET = mutation(
  'CustomerReset',
  `
mutation CustomerReset($id: ID!, $input: CustomerResetInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerReset(id: $id, input: $input) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
}
`,
  [ACCESS_TOKEN],
);

export async function customerReset(
  client: StorefrontClient,
  variables: Variables<'CustomerReset'>,
  options?: RequestOptions,
): Promise<EntryResult> {
  const result = await client.request(CUSTOMER_RESET, variables, options);
  return result.ok ? grantedEntry(result.value.customerReset) : result;
}
