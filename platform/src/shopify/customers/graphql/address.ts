import { formattedAreaOf, type GraphqlContext, gid, parseGid } from '../../../protocol/index.ts';
import type { CustomerAddress } from '../customer.ts';
import { countryName } from '../rules/country.ts';
import { customerOfToken } from '../store/access-tokens.ts';
import { findAddress } from '../store/customer-rows.ts';

const MODEL = 'CustomerAddress';

/** The id carries the caller's access token, so it stops working after logout. */
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

function addressTokenOf(id: string): string | null {
  return parseGid(id)?.parameters.get('customer_access_token') ?? null;
}

export function toGraphqlAddress(address: CustomerAddress, accessToken: string) {
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
    formattedArea: formattedAreaOf({ city, provinceCode, country }),
    latitude: null,
    longitude: null,
  };
}

/** An address by its id, which carries the token of the customer whose it is. */
export function findAddressNode(id: string, { store, shop, now }: GraphqlContext) {
  const number = addressNumber(id);
  const accessToken = addressTokenOf(id);
  if (number === null || accessToken === null) return null;
  const customer = customerOfToken(store.read, { shop: shop.key, accessToken, now: now() });
  const address = customer === null ? null : findAddress(store.read, customer, number);
  return address === null ? null : toGraphqlAddress(address, accessToken);
}
