import { formattedAreaOf } from '../../../protocol/index.ts';
import { countryName } from '../../customers/index.ts';
import type { Cart, PostalAddress } from '../cart.ts';
import { selectableAddressId } from '../cart-id.ts';

/** Delivery whose addresses are chosen from when they are asked for. */
export interface GraphqlDelivery {
  readonly all: readonly { readonly selected: boolean }[];
}

/** Shows where a cart goes to whoever holds its key. */
export function toGraphqlDelivery({
  cart,
  holdsKey,
}: {
  readonly cart: Cart;
  readonly holdsKey: boolean;
}): GraphqlDelivery {
  const addresses = holdsKey ? (cart.contents.deliveryAddresses ?? []) : [];
  return {
    all: addresses.map(({ id, selected, oneTimeUse, address }) => ({
      id: selectableAddressId(id),
      selected,
      oneTimeUse,
      address: toGraphqlDeliveryAddress(address),
    })),
  };
}

function toGraphqlDeliveryAddress(address: PostalAddress) {
  const { firstName, lastName, city, provinceCode, countryCode } = address;
  const country = countryCode === null ? null : countryName(countryCode);
  return {
    __typename: 'CartDeliveryAddress',
    ...address,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    country,
    formattedArea: formattedAreaOf({ city, provinceCode, country }) || null,
    latitude: null,
    longitude: null,
  };
}
