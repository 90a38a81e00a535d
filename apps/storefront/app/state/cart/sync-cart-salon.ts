import { marketValues } from '../storage/stored-values.ts';
import type { CartTools } from './current-cart.ts';

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
}: CartTools): Promise<void> {
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
