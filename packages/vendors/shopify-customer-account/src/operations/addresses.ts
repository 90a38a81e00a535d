import { mutation } from '../client/operation.ts';

export const addressCreate = mutation(
  'AddressCreate',
  `
mutation AddressCreate($address: CustomerAddressInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressCreate(address: $address) { userErrors { code field message } }
}
`,
  (data) => data.customerAddressCreate,
);

/** Absent fields stay as they are. */
export const addressUpdate = mutation(
  'AddressUpdate',
  `
mutation AddressUpdate($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
    userErrors { code field message }
  }
}
`,
  (data) => data.customerAddressUpdate,
);

export const addressDelete = mutation(
  'AddressDelete',
  `
mutation AddressDelete($addressId: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressDelete(addressId: $addressId) { userErrors { code field message } }
}
`,
  (data) => data.customerAddressDelete,
);
