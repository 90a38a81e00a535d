import { normaliseEmail } from '@lokke/domain/accounts';
import { cartBuyerIdentityUpdate } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { accountFailureReason } from './map-platform-error.ts';

export interface SeenCart {
  readonly id: string;
  /** The cart's current customer, if known. */
  readonly customerEmail: string | null;
}

/** Assigns the cart to the customer in the background, so that its order appears in their history. */
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
