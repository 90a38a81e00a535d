import { customerGid, customerOfToken } from '../customers/index.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import type { CustomerIdOf } from './buyer-identity.ts';

/** Looks a token up as it is at this moment: one that was logged out opens nothing. */
export function customerIdOf({
  store,
  shop,
  now,
}: Pick<GraphqlContext, 'store' | 'shop' | 'now'>): CustomerIdOf {
  return (accessToken) => {
    const customer = customerOfToken(store.read, { shop: shop.key, accessToken, now: now() });
    return customer === null ? null : customerGid(customer);
  };
}
