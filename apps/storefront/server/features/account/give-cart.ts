import { cartBuyerIdentityUpdate } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { accountFailureReason } from './account-result.ts';

/** Puts the customer's token on the cart; false where that failed. */
export async function giveCart(
  source: AccountContext,
  cartId: string,
  customerAccessToken: string,
): Promise<boolean> {
  const { client, market, namespace, log } = source;
  const result = await cartBuyerIdentityUpdate(client, {
    ...inContext(source),
    namespace,
    cartId,
    buyerIdentity: { customerAccessToken, countryCode: market.countryCode },
  });
  if (result.ok) return true;
  const reason = accountFailureReason(result.failure);
  log({ level: 'warn', event: 'cart.not-owned', shop: market.shop, reason });
  return false;
}
