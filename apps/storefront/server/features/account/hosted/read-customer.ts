import type { Customer } from '@lokke/contract/ports';
import { type CustomerQuery, customer } from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { NOT_LOGGED_IN, succeed } from '../account-result.ts';
import { mapAddresses } from '../addresses.ts';
import type { Method } from './hosted-context.ts';
import { withCustomer } from './with-customer.ts';

export const readCustomer: Method<'customer'> = async (source) => {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    customer(client, inContext(source)),
  );
  return found.ok ? succeed(mapCustomer(found.value, source.market.languageTag)) : found;
};

function mapCustomer(found: CustomerQuery['customer'], languageTag: string): Customer {
  const { emailAddress, defaultAddress } = found;
  const addresses = found.addresses.nodes.map((address) => ({
    ...address,
    provinceCode: address.zoneCode,
    phone: address.phoneNumber,
    countryCodeV2: address.territoryCode,
  }));
  return {
    email: emailAddress?.emailAddress ?? '',
    firstName: found.firstName,
    lastName: found.lastName,
    displayName: found.displayName,
    phone: found.phoneNumber?.phoneNumber ?? null,
    acceptsMarketing: emailAddress?.marketingState === 'SUBSCRIBED',
    numberOfOrders: null,
    createdAt: found.creationDate,
    addresses: mapAddresses(addresses, defaultAddress?.id ?? null, languageTag),
  };
}
