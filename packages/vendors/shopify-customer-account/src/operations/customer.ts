import { mutation, query } from '../client/operation.ts';

const ADDRESS = `
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
`;

/** Has up to 100 addresses. */
export const customer = query(
  'Customer',
  `
query Customer($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
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
}
`,
  [ADDRESS],
  (data) => data.customer,
);

export const customerIdentity = query(
  'CustomerIdentity',
  `
query CustomerIdentity($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer { id emailAddress { emailAddress } creationDate }
}
`,
  [],
  (data) => data.customer,
);

/** Store credit by currency. */
export const customerStoreCredit = query(
  'CustomerStoreCredit',
  `
query CustomerStoreCredit($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer { storeCreditAccounts(first: 10) { nodes { balance { amount currencyCode } } } }
}
`,
  [],
  (data) => data.customer.storeCreditAccounts.nodes.map(({ balance }) => balance),
);

/** Names alone: e-mail address and phone number are changed at the provider's pages. */
export const customerUpdate = mutation(
  'CustomerUpdate',
  `
mutation CustomerUpdate($input: CustomerUpdateInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerUpdate(input: $input) { userErrors { code field message } }
}
`,
  (data) => data.customerUpdate,
);

export const emailMarketingSubscribe = mutation(
  'EmailMarketingSubscribe',
  `
mutation EmailMarketingSubscribe($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerEmailMarketingSubscribe { userErrors { code field message } }
}
`,
  (data) => data.customerEmailMarketingSubscribe,
);

export const emailMarketingUnsubscribe = mutation(
  'EmailMarketingUnsubscribe',
  `
mutation EmailMarketingUnsubscribe($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerEmailMarketingUnsubscribe { userErrors { code field message } }
}
`,
  (data) => data.customerEmailMarketingUnsubscribe,
);
