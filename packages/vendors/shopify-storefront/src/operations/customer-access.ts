import { mutationPayload } from '@lokke/http-client';
import { mutation } from '../client/document.ts';
import { ACCESS_TOKEN } from '../fragments/customer.ts';
import { accessTokenFrom, signedInCustomerFrom } from './signed-in-customer.ts';

export const customerAccessTokenCreate = mutation('CustomerAccessTokenCreate', {
  takes: '$input: CustomerAccessTokenCreateInput!',
  text: `
  customerAccessTokenCreate(input: $input) {
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
`,
  uses: [ACCESS_TOKEN],
  select: (data) => accessTokenFrom(data.customerAccessTokenCreate),
});

export const customerAccessTokenDelete = mutation('CustomerAccessTokenDelete', {
  takes: '$customerAccessToken: String!',
  text: `
  customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
    deletedAccessToken
    userErrors { field message }
  }
`,
  select: (data) => mutationPayload(data.customerAccessTokenDelete),
});

export const customerActivate = mutation('CustomerActivate', {
  takes: '$id: ID!, $input: CustomerActivateInput!',
  text: `
  customerActivate(id: $id, input: $input) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
`,
  uses: [ACCESS_TOKEN],
  select: (data) => signedInCustomerFrom(data.customerActivate),
});

export const customerRecover = mutation('CustomerRecover', {
  takes: '$email: String!',
  text: `
  customerRecover(email: $email) {
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerRecover),
});

export const customerReset = mutation('CustomerReset', {
  takes: '$id: ID!, $input: CustomerResetInput!',
  text: `
  customerReset(id: $id, input: $input) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
`,
  uses: [ACCESS_TOKEN],
  select: (data) => signedInCustomerFrom(data.customerReset),
});
