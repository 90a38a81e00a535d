import { mutation } from '../client/operation.ts';
import { mutationPayload } from './mutation-payload.ts';

export const customerAddressCreate = mutation(
  'CustomerAddressCreate',
  `
mutation CustomerAddressCreate($customerAccessToken: String!, $address: MailingAddressInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerAddressCreate),
);

export const customerAddressUpdate = mutation(
  'CustomerAddressUpdate',
  `
mutation CustomerAddressUpdate($customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
    customerAddress { id }
    customerUserErrors { code field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerAddressUpdate),
);

export const customerAddressDelete = mutation(
  'CustomerAddressDelete',
  `
mutation CustomerAddressDelete($customerAccessToken: String!, $id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
    deletedCustomerAddressId
    customerUserErrors { code field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerAddressDelete),
);

export const customerDefaultAddressUpdate = mutation(
  'CustomerDefaultAddressUpdate',
  `
mutation CustomerDefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {
    customer { id }
    customerUserErrors { code field message }
  }
}
`,
  [],
  (data) => mutationPayload(data.customerDefaultAddressUpdate),
);
