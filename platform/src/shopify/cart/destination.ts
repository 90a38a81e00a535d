import type { Shop } from '../../protocol/index.ts';
import type { CartContents, SelectableAddress } from './cart.ts';

/** Selected address of a cart, if the shop delivers there. */
export function deliverableAddress(
  { deliveryAddresses = [] }: Pick<CartContents, 'deliveryAddresses'>,
  { countryCode }: Pick<Shop, 'countryCode'>,
): SelectableAddress | null {
  const selected = deliveryAddresses.find((one) => one.selected);
  if (selected === undefined) return null;
  return (selected.address.countryCode ?? countryCode) === countryCode ? selected : null;
}
