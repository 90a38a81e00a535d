import type { GraphqlContext } from '../graphql/index.ts';
import { addressNumber, addressTokenOf, customerAddressSource } from './answers/address-source.ts';
import { customerOfToken } from './store/access-tokens.ts';
import { findAddress } from './store/address-rows.ts';

/** An address by its id, which carries the token of the customer whose it is. */
export function findAddressNode(id: string, { store, shop, now }: GraphqlContext) {
  const number = addressNumber(id);
  const accessToken = addressTokenOf(id);
  if (number === null || accessToken === null) return null;
  const customer = customerOfToken(store.read, { shop: shop.key, accessToken, now: now() });
  const address = customer === null ? null : findAddress(store.read, customer, number);
  return address === null ? null : customerAddressSource(address, accessToken);
}
