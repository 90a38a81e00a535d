import { fragment } from '@lokke/http-client';

/** An access token of one customer, valid for 42 days. */
export const ACCESS_TOKEN = fragment(`
fragment AccessTokenParts on CustomerAccessToken {
  accessToken
  expiresAt
}
`);

const ADDRESS = fragment(`
fragment AddressParts on MailingAddress {
  id
  firstName
  lastName
  company
  address1
  address2
  zip
  city
  province
  provinceCode
  country
  countryCodeV2
  phone
  formatted(withName: true, withCompany: true)
}
`);

/** A customer with up to 100 addresses. */
export const CUSTOMER = fragment(
  `
fragment CustomerParts on Customer {
  id
  email
  firstName
  lastName
  displayName
  phone
  acceptsMarketing
  numberOfOrders
  createdAt
  defaultAddress { id }
  addresses(first: 100) { edges { node { ...AddressParts } } }
}
`,
  [ADDRESS],
);
