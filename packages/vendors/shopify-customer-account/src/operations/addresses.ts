import { mutation } from '../client/operation.ts';

export const addressCreate = mutation('AddressCreate', {
  takes: '$address: CustomerAddressInput!',
  text: `
  customerAddressCreate(address: $address) { userErrors { code field message } }
`,
  select: (data) => data.customerAddressCreate,
});

/** Absent fields stay as they are. */
export const addressUpdate = mutation('AddressUpdate', {
  takes: '$addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean',
  text: `
  customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
    userErrors { code field message }
  }
`,
  select: (data) => data.customerAddressUpdate,
});

export const addressDelete = mutation('AddressDelete', {
  takes: '$addressId: ID!',
  text: `
  customerAddressDelete(addressId: $addressId) { userErrors { code field message } }
`,
  select: (data) => data.customerAddressDelete,
});
