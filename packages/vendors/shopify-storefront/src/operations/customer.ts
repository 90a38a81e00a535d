import { mutationPayload } from '@lokke/http-client';
import { mutation, query } from '../client/document.ts';
import { ACCESS_TOKEN, CUSTOMER } from '../fragments/customer.ts';
import { ORDER } from '../fragments/order.ts';

/** Null when the token has expired or was revoked. */
export const customer = query('Customer', {
  takes: '$customerAccessToken: String!',
  text: `
  customer(customerAccessToken: $customerAccessToken) { ...CustomerParts }
`,
  uses: [CUSTOMER],
  select: (data) => data.customer,
});

/** The token's customer; null when the token has expired or was revoked. */
export const customerIdentity = query('CustomerIdentity', {
  takes: '$customerAccessToken: String!',
  text: `
  customer(customerAccessToken: $customerAccessToken) { id email }
`,
  select: (data) => data.customer,
});

/** Newest first; null when the token has expired or was revoked. */
export const customerOrders = query('CustomerOrders', {
  takes: '$customerAccessToken: String!, $first: Int!, $after: String',
  text: `
  customer(customerAccessToken: $customerAccessToken) {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ...OrderParts }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  uses: [ORDER],
  select: (data) => data.customer?.orders ?? null,
});

export const customerCreate = mutation('CustomerCreate', {
  takes: '$input: CustomerCreateInput!',
  text: `
  customerCreate(input: $input) {
    customer { id email }
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerCreate),
});

export const customerUpdate = mutation('CustomerUpdate', {
  takes: '$customerAccessToken: String!, $customer: CustomerUpdateInput!',
  text: `
  customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
    customer { id email }
    customerAccessToken { ...AccessTokenParts }
    customerUserErrors { code field message }
  }
`,
  uses: [ACCESS_TOKEN],
  select: (data) => mutationPayload(data.customerUpdate),
});
