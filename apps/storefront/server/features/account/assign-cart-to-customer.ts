import { normaliseEmail } from '@lokke/domain/accounts';
import { cartBuyerIdentityUpdate } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { accountFailureReason } from './map-platform-error.ts';

export interface SeenCart {
  readonly id: string;
  /** Whose it is already, as far as the platform knows. */
  readonly customerEmail: string | null;
}

/**
 * Tells the platform whose cart it is, so that the order made of it comes into the customer's
 * history. Nobody waits for it, and a cart is as good without.
 */
export async function assignCartToCustomer(source: AccountContext, cart: SeenCart): Promise<void> {
  const session = await source.session.read();
  if (session === null) return;
  if (normaliseEmail(cart.customerEmail ?? '') === normaliseEmail(session.email)) return;
  source.inBackground(own(source, cart.id, session.customerAccessToken));
}

async function own(
  source: AccountContext,
  cartId: string,
  customerAccessToken: string,
): Promise<void> {
  const { client, market, log } = source;
  const result = await cartBuyerIdentityUpdate(client, {
    ...inContext(source),
    cartId,
    buyerIdentity: { customerAccessToken, countryCode: market.countryCode },
  });
  if (result.ok) return;
  const reason = accountFailureReason(result.failure);
  log({ level: 'warn', event: 'cart.not-owned', shop: market.shop, reason });
}
