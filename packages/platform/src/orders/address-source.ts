import { gid } from '../ids/index.ts';
import type { Order } from './order.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Country and province are spelled out in English, as Shopify gives them. */
export function addressSource({ id, contents }: Order) {
  const { address, phone } = contents;
  const country = COUNTRY_NAMES.of(address.countryCode) ?? address.countryCode;
  const name = `${address.firstName} ${address.lastName}`;
  return {
    __typename: 'MailingAddress' as const,
    id: `${gid('MailingAddress', id)}?model_name=Address`,
    firstName: address.firstName,
    lastName: address.lastName,
    name,
    company: null,
    address1: address.address1,
    address2: address.address2,
    zip: address.zip,
    city: address.city,
    province: address.regionName,
    provinceCode: address.regionCode,
    country,
    countryCode: address.countryCode,
    countryCodeV2: address.countryCode,
    formattedArea: [address.city, address.regionCode, country].filter(Boolean).join(', '),
    latitude: null,
    longitude: null,
    phone,
  };
}

export type AddressSource = ReturnType<typeof addressSource>;

/** What an envelope shows, of an order's address and of one in a customer's book alike. */
export type PostalLines = Readonly<
  Record<
    'name' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'provinceCode' | 'country',
    string | null
  >
>;

/** One line each for name, company, street, town and country; what is empty is left out. */
export function formattedAddress(
  address: PostalLines,
  { withName, withCompany }: { readonly withName: boolean; readonly withCompany: boolean },
): readonly string[] {
  const town = [address.zip, address.city, address.provinceCode].filter(Boolean).join(' ');
  const lines = [
    withName ? address.name : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    town,
    address.country,
  ];
  return lines.filter((line) => line !== null && line !== '').map(String);
}
