import type { AccountOutcome, Customer, CustomerAddress } from '@lokke/contract/ports';
import {
  type AddressPartsFragment,
  type CustomerQuery,
  customer,
} from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { succeed } from '../account-result.ts';
import { addressLines } from '../addresses.ts';
import type { HostedContext } from './hosted-context.ts';
import { NOT_LOGGED_IN, withCustomer } from './with-customer.ts';

export async function readCustomer(source: HostedContext): Promise<AccountOutcome<Customer>> {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    customer(client, inContext(source)),
  );
  return found.ok ? succeed(mapCustomer(found.value, source.market.languageTag)) : found;
}

function mapCustomer(found: CustomerQuery['customer'], languageTag: string): Customer {
  const { emailAddress, defaultAddress } = found;
  const addresses = found.addresses.nodes.map((node) =>
    mapAddress(node, defaultAddress?.id ?? null, languageTag),
  );
  return {
    email: emailAddress?.emailAddress ?? '',
    firstName: found.firstName,
    lastName: found.lastName,
    displayName: found.displayName,
    phone: found.phoneNumber?.phoneNumber ?? null,
    acceptsMarketing: emailAddress?.marketingState === 'SUBSCRIBED',
    numberOfOrders: null,
    createdAt: found.creationDate,
    addresses: [
      ...addresses.filter(({ isDefault }) => isDefault),
      ...addresses.filter(({ isDefault }) => !isDefault),
    ],
  };
}

function mapAddress(
  address: AddressPartsFragment,
  defaultId: string | null,
  languageTag: string,
): CustomerAddress {
  const { id, country, territoryCode, formatted } = address;
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
    province: address.zoneCode ?? address.province,
    phone: address.phoneNumber,
    country,
    countryCode: territoryCode,
    formatted: addressLines({ formatted, country, countryCodeV2: territoryCode }, languageTag),
  };
}
