import type { Customer } from '@lokke/contract/ports';
import { type CustomerPartsFragment, customer } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, NOT_LOGGED_IN, succeed } from '../account-result.ts';
import { mapAddresses } from '../addresses.ts';
import type { Method } from './session.ts';

export const readCustomer: Method<'customer'> = async (source) => {
  const session = await source.session.read();
  if (session === null) return fail('notLoggedIn');
  const { customerAccessToken } = session;
  const result = await customer(source.client, { ...inContext(source), customerAccessToken });
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value !== null) return succeed(mapCustomer(result.value, source.market.languageTag));
  source.session.end();
  return fail('notLoggedIn');
};

function mapCustomer(customer: CustomerPartsFragment, languageTag: string): Customer {
  const defaultId = publicAddressId(customer.defaultAddress?.id ?? '');
  const addresses = customer.addresses.edges.map(({ node }) => ({
    ...node,
    id: publicAddressId(node.id),
  }));
  return {
    email: customer.email ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: customer.displayName,
    phone: customer.phone,
    acceptsMarketing: customer.acceptsMarketing,
    numberOfOrders: Number(customer.numberOfOrders),
    createdAt: customer.createdAt,
    addresses: mapAddresses(addresses, defaultId, languageTag),
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
