import type { Customer, CustomerAddress } from '@lokke/contract/ports';
import type { AddressPartsFragment, CustomerPartsFragment } from '@lokke/shopify-storefront';
import { addressLines } from '../address-lines.ts';
import { publicAddressId } from './address-ids.ts';

export function mapCustomer(customer: CustomerPartsFragment, languageTag: string): Customer {
  const defaultId = publicAddressId(customer.defaultAddress?.id ?? '');
  const addresses = customer.addresses.edges.map(({ node }) =>
    mapAddress(node, defaultId, languageTag),
  );
  return {
    email: customer.email ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: customer.displayName,
    phone: customer.phone,
    acceptsMarketing: customer.acceptsMarketing,
    numberOfOrders: Number(customer.numberOfOrders),
    createdAt: customer.createdAt,
    addresses: [
      ...addresses.filter(({ isDefault }) => isDefault),
      ...addresses.filter(({ isDefault }) => !isDefault),
    ],
  };
}

function mapAddress(
  address: AddressPartsFragment,
  defaultId: string,
  languageTag: string,
): CustomerAddress {
  const id = publicAddressId(address.id);
  return {
    id,
    isDefault: id === defaultId,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    zip: address.zip,
    city: address.city,
    // The form selects by code where a country has provinces.
    province: address.provinceCode ?? address.province,
    phone: address.phone,
    country: address.country,
    countryCode: address.countryCodeV2,
    formatted: addressLines(address, languageTag),
  };
}
