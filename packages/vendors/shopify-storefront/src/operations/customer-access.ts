import { mutation } from '../client/operation.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { mutationPayload } from './mutation-payload.ts';
import { accessTokenFrom, signedInCustomerFrom } from './signed-in-customer.ts';

export const customerAccessTokenCreate = mutation(
  'CustomerAccessTokenCreate',
  `
mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAccessTokenCreate(input: $input) {
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
}
`,
  [ACCESS_TOKEN],
  (data) => accessTokenFrom(data.customerAccessTokenCreate),
);

export const customerAccessTokenDelete = mutation(
  'CustomerAccessTokenDelete',
  `
mutation CustomerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
    deletedAccessToken
    userErrors { field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerAccessTokenDelete),
);

export const customerActivate = mutation(
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
  (data) => signedInCustomerFrom(data.customerActivate),
);

export const customerRecover = mutation(
  'CustomerRecover',
  `
mutation CustomerRecover($email: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerRecover(email: $email) {
    customerUserErrors { code field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerRecover),
);

export const customerReset = mutation(
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
  (data) => signedInCustomerFrom(data.customerReset),
);
