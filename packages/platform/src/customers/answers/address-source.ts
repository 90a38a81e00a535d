import { gid, parseGid } from '../../ids/index.ts';
import type { CustomerAddress } from '../address.ts';
import { countryName } from '../rules/country.ts';

const MODEL = 'CustomerAddress';

/** The id carries the token of who asked: it opens nothing once they have logged out. */
export function addressGid({ id }: Pick<CustomerAddress, 'id'>, accessToken: string): string {
  const parameters = new URLSearchParams({
    model_name: MODEL,
    customer_access_token: accessToken,
  });
  return `${gid('MailingAddress', id)}?${parameters.toString()}`;
}

/** The number in the id of an address in a customer's book. */
export function addressNumber(id: string): number | null {
  const parsed = parseGid(id);
  if (parsed?.type !== 'MailingAddress' || !/^\d{1,15}$/.test(parsed.id)) return null;
  return parsed.parameters.get('model_name') === MODEL ? Number(parsed.id) : null;
}

export function addressTokenOf(id: string): string | null {
  return parseGid(id)?.parameters.get('customer_access_token') ?? null;
}

export function customerAddressSource(address: CustomerAddress, accessToken: string) {
  const { contents } = address;
  const { firstName, lastName, city, provinceCode, countryCode } = contents;
  const country = countryName(countryCode);
  return {
    __typename: 'MailingAddress' as const,
    ...contents,
    id: addressGid(address, accessToken),
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    country,
    countryCodeV2: countryCode,
    formattedArea: [city, provinceCode, country].filter(Boolean).join(', '),
    latitude: null,
    longitude: null,
  };
}
