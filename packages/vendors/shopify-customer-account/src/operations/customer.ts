import { fragment } from '@lokke/http-client';
import { mutation, query } from '../client/operation.ts';

const ADDRESS = fragment(`
fragment AddressParts on CustomerAddress {
  id
  firstName
  lastName
  company
  address1
  address2
  zip
  city
  province
  zoneCode
  country
  territoryCode
  phoneNumber
  formatted(withName: true, withCompany: true)
}
`);

/** Has up to 100 addresses. */
export const customer = query('Customer', {
  text: `
  customer {
    id
    emailAddress { emailAddress marketingState }
    firstName
    lastName
    displayName
    phoneNumber { phoneNumber }
    creationDate
    defaultAddress { id }
    addresses(first: 100) { nodes { ...AddressParts } }
  }
`,
  uses: [ADDRESS],
  select: (data) => data.customer,
});

export const customerIdentity = query('CustomerIdentity', {
  text: `
  customer { id emailAddress { emailAddress } creationDate }
`,
  select: (data) => data.customer,
});

/** Store credit by currency. */
export const customerStoreCredit = query('CustomerStoreCredit', {
  text: `
  customer { storeCreditAccounts(first: 10) { nodes { balance { amount currencyCode } } } }
`,
  select: (data) => data.customer.storeCreditAccounts.nodes.map(({ balance }) => balance),
});

/** Names alone: e-mail address and phone number are changed at the provider's pages. */
export const customerUpdate = mutation('CustomerUpdate', {
  takes: '$input: CustomerUpdateInput!',
  text: `
  customerUpdate(input: $input) { userErrors { code field message } }
`,
  select: (data) => data.customerUpdate,
});

export const emailMarketingSubscribe = mutation('EmailMarketingSubscribe', {
  text: `
  customerEmailMarketingSubscribe { userErrors { code field message } }
`,
  select: (data) => data.customerEmailMarketingSubscribe,
});

export const emailMarketingUnsubscribe = mutation('EmailMarketingUnsubscribe', {
  text: `
  customerEmailMarketingUnsubscribe { userErrors { code field message } }
`,
  select: (data) => data.customerEmailMarketingUnsubscribe,
});
