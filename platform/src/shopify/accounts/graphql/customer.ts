import { formattedAreaOf, type GraphqlContext, gid } from '../../../protocol/index.ts';
import { pageAssetHref } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type Customer,
  type CustomerAddress,
  countryName,
  customerGid,
  displayName,
  findCustomer,
} from '../../customers/index.ts';

/** Reads the owner of the token, inside a write once more: they may be gone meanwhile. */
export function ownCustomer(sql: Sql, { shop, request }: GraphqlContext): Customer {
  const { customerId } = request;
  const customer =
    customerId === undefined ? null : findCustomer(sql, shop.key, { id: customerId });
  if (customer === null) throw new Error('a request without a customer');
  return customer;
}

export function toEmailAddress({ email, acceptsMarketing }: Customer) {
  return {
    emailAddress: email,
    marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
  };
}

export function toAccountCustomer(customer: Customer, { shop, origin, brand }: GraphqlContext) {
  return {
    __typename: 'Customer' as const,
    customer,
    id: customerGid(customer),
    creationDate: customer.createdAt,
    createdAt: customer.createdAt,
    displayName: displayName(customer),
    firstName: customer.firstName,
    lastName: customer.lastName,
    emailAddress: toEmailAddress(customer),
    phoneNumber:
      customer.phone === null
        ? null
        : { phoneNumber: customer.phone, marketingState: 'NOT_SUBSCRIBED' },
    // Nobody has a portrait here.
    imageUrl: `${origin}${pageAssetHref(brand, brand.favicon)}`,
    marketCurrencyCode: shop.currencyCode,
    tags: customer.tags,
    lastIncompleteCheckout: null,
  };
}

export type AccountCustomer = ReturnType<typeof toAccountCustomer>;

export function toAccountAddress({ id, contents }: Pick<CustomerAddress, 'id' | 'contents'>) {
  const { firstName, lastName, city, provinceCode, countryCode } = contents;
  const country = countryName(countryCode);
  const name = [firstName, lastName].filter(Boolean).join(' ') || null;
  return {
    __typename: 'CustomerAddress' as const,
    ...contents,
    id: gid('CustomerAddress', id),
    name,
    country,
    territoryCode: countryCode,
    zoneCode: provinceCode,
    phoneNumber: contents.phone,
    formattedArea: formattedAreaOf({ city, provinceCode, country }),
  };
}

export type AccountAddress = ReturnType<typeof toAccountAddress>;
