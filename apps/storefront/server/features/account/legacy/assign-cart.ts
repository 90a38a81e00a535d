import { normaliseEmail } from '@lokke/domain/accounts';
import type { SeenCart } from '../account-backend.ts';
import { giveCart } from '../give-cart.ts';
import type { LegacyContext } from './legacy-context.ts';

/** Runs in the background: the cart is answered without it. */
export async function assignCart(source: LegacyContext, cart: SeenCart): Promise<void> {
  const session = await source.session.read();
  if (session === null) return;
  if (normaliseEmail(cart.customerEmail ?? '') === normaliseEmail(session.email)) return;
  const give = async () => {
    await giveCart(source, cart.id, session.customerAccessToken);
  };
  source.inBackground(give());
}
