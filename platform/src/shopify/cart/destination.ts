import type { Shop } from '../../protocol/index.ts';
import type { CartContents, SelectableAddress } from './cart.ts';

type Destination = Pick<CartContents, 'deliveryAddresses'>;
type Home = Pick<Shop, 'countryCode'>;

function selectedAddress({ deliveryAddresses = [] }: Destination): SelectableAddress | null {
  return deliveryAddresses.find(({ selected }) => selected) ?? null;
}

/** Whether the cart is to go to a country that the shop does not deliver to; without one it is the shop's own. */
export function goesElsewhere(contents: Destination, { countryCode }: Home): boolean {
  return (selectedAddress(contents)?.address.countryCode ?? countryCode) !== countryCode;
}

/** Where the cart is to go, if the shop delivers there. */
export function deliverableAddress(contents: Destination, home: Home): SelectableAddress | null {
  return goesElsewhere(contents, home) ? null : selectedAddress(contents);
}
