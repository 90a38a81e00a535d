import type { AccountOutcome, Customer, CustomerAddress } from '@lokke/contract/ports';
import {
  type AddressPartsFragment,
  type CustomerPartsFragment,
  customer,
} from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, succeed } from '../account-result.ts';
import { addressLines } from '../addresses.ts';
import { type LegacyContext, NOT_LOGGED_IN } from './session.ts';

export async function readCustomer(source: LegacyContext): Promise<AccountOutcome<Customer>> {
  const session = await source.session.read();
  if (session === null) return fail('notLoggedIn');
  const { customerAccessToken } = session;
  const result = await customer(source.client, { ...inContext(source), customerAccessToken });
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value !== null) return succeed(mapCustomer(result.value, source.market.languageTag));
  source.session.end();
  return fail('notLoggedIn');
}

function mapCustomer(customer: CustomerPartsFragment, languageTag: string): Customer {
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

/** Removes the access token from a platform address id, for the browser. */
export function publicAddressId(id: string): string {
  const number = numberOf(id);
  return number === null ? '' : `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;
}

/** Restores the platform's id from the token's holder; null when it is no address id. */
export function ownAddressId(id: string, customerAccessToken: string): string | null {
  if (numberOf(id) === null) return null;
  return `${publicAddressId(id)}&customer_access_token=${encodeURIComponent(customerAccessToken.toWellFormed())}`;
}

function numberOf(id: string): string | null {
  const match = /^(?:gid:\/\/shopify\/MailingAddress\/)?(\d{1,20})(?:\?[^#\s]*)?$/.exec(id.trim());
  return match?.[1] ?? null;
}
