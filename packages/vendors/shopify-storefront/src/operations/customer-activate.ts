import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { type EntryResult, grantedEntry } from './granted-entry.ts';

export const CUSTOMER_ACTIVATE = mutation(
  'CustomerActivate',
  `
mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerActivate(id: $id, input: $input) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
}
`,
  [ACCESS_TOKEN],
);

export async function customerActivate(
  client: StorefrontClient,
  variables: Variables<'CustomerActivate'>,
  options?: RequestOptions,
): Promise<EntryResult> {
  const result = await client.request(CUSTOMER_ACTIVATE, variables, options);
  return result.ok ? grantedEntry(result.value.customerActivate) : result;
}
