import type { Checkout } from '@lokke/contract/checkout';
import type { Market } from '@lokke/domain/markets';
import type { ValueStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartApi } from './cart-requests.ts';
import type { CartStore } from './cart-store.ts';
import type { CurrentCart } from './current-cart.ts';

interface CartSalonOptions {
  readonly market: Market;
  readonly store: CartStore;
  readonly api: CartApi;
  readonly storage: ValueStorage;
  readonly current: CurrentCart;
  readonly onChanged: (checkout: Checkout | null) => void;
}

/**
 * The cart's salon follows the one of this device until payment, in whatever cart that is: a new, a merged or a
 * replaced one. A failure leaves the cart as it is; the next page, and the next change, try again. To be called
 * under the cart's lock.
 */
export async function syncCartSalon({
  market,
  store,
  api,
  storage,
  current,
  onChanged,
}: CartSalonOptions): Promise<void> {
  const { checkout } = store.getSnapshot();
  const salonNo = storage.readStored(marketValues.chosenSalonNo(market));
  if (checkout === null || checkout.salonNo === salonNo) return;
  // Another tab has another cart already, which this tab is about to load.
  if (checkout.id !== current.storedId()) return;
  const reply = await api.setSalon(market.locale, checkout.id, salonNo);
  if (reply.kind !== 'checkout') return;
  current.keep(reply.checkout);
  current.markChanged();
  onChanged(reply.checkout);
}
