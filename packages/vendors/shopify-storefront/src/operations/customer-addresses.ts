import { mutationPayload } from '@lokke/http-client';
import { mutation } from '../client/document.ts';

export const customerAddressCreate = mutation('CustomerAddressCreate', {
  takes: '$customerAccessToken: String!, $address: MailingAddressInput!',
  text: `
  customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerAddressCreate),
});

export const customerAddressUpdate = mutation('CustomerAddressUpdate', {
  takes: '$customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!',
  text: `
  customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerAddressUpdate),
});

export const customerAddressDelete = mutation('CustomerAddressDelete', {
  takes: '$customerAccessToken: String!, $id: ID!',
  text: `
  customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
    deletedCustomerAddressId
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerAddressDelete),
});

export const customerDefaultAddressUpdate = mutation('CustomerDefaultAddressUpdate', {
  takes: '$customerAccessToken: String!, $addressId: ID!',
  text: `
  customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {
    customer { id }
    customerUserErrors { code field message }
  }
`,
  select: (data) => mutationPayload(data.customerDefaultAddressUpdate),
});
