import type { Checkout } from '@lokke/contract/checkout';
import { decideCart } from '@lokke/domain/cart';
import { createCartWith } from './create-cart-with.ts';
import type { CartTools } from './current-cart.ts';
import type { UnreachableCarts } from './unreachable-carts.ts';

export type CartRefresh = ReturnType<typeof createCartRefresh>;

/** Creates the refresh of the cart in use, to be run under the cart's lock. */
export function createCartRefresh(
  { market, store, api, current }: CartTools,
  unreachable: UnreachableCarts,
) {
  const { locale } = market;
  let hasFailed = false;
  const renew = async (lines: Parameters<typeof createCartWith>[2]): Promise<Checkout | null> => {
    // A cart is created with its first line.
    if (lines.length === 0) return current.keep(null);
    const reply = await createCartWith(api, locale, lines);
    if (reply.kind === 'failed') throw new Error(reply.message);
    // Nothing of it is sold here: starts with an empty cart.
    return current.keep(reply.kind === 'checkout' ? reply.checkout : null);
  };
  const load = async (): Promise<Checkout | null> => {
    const id = current.storedId();
    current.noteStamp();
    if (id === null) return current.forget();
    const reply = await api.fetchCart(locale, id);
    if (reply.kind === 'failed' || reply.kind === 'refused') {
      // A cart that is shown already stays, and is asked for again.
      if (store.getSnapshot().checkout?.id === id) throw new Error(reply.message);
      return unreachable.replace(id, reply.message);
    }
    const cart = reply.kind === 'gone' ? null : reply.checkout;
    const decision = decideCart({ cart, market, now: new Date() });
    if (decision.kind === 'keep') return current.keep(cart);
    // Most likely bought, so nothing was lost.
    if (decision.reason === 'completed') return current.forget();
    return renew(decision.lines);
  };
  return {
    /** Loads the stored cart and renews it by spec §4; throws when not even a new one can be made. */
    async run() {
      hasFailed = true;
      const checkout = await load();
      hasFailed = false;
      return checkout;
    },
    hasFailed: () => hasFailed,
  };
}
