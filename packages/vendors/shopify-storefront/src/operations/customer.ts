import { mutation, query } from '../client/operation.ts';
import { ACCESS_TOKEN, CUSTOMER } from '../fragments/customer.ts';
import { ORDER } from '../fragments/order.ts';
import { mutationPayload } from './mutation-payload.ts';

/** Null when the token has expired or was revoked. */
export const customer = query(
  'Customer',
  `
query Customer($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) { ...CustomerParts }
}
`,
  [CUSTOMER],
  (data) => data.customer,
);

/** The token's customer; null when the token has expired or was revoked. */
export const customerIdentity = query(
  'CustomerIdentity',
  `
query CustomerIdentity($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) { id email }
}
`,
  [],
  (data) => data.customer,
);

/** Newest first; null when the token has expired or was revoked. */
export const customerOrders = query(
  'CustomerOrders',
  `
query CustomerOrders($customerAccessToken: String!, $first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ...OrderParts }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [ORDER],
  (data) => data.customer?.orders ?? null,
);

export const customerCreate = mutation(
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
  [],
  (data) => mutationPayload(data.customerCreate),
);

export const customerUpdate = mutation(
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
  (data) => mutationPayload(data.customerUpdate),
);
