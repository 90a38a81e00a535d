import { type Shop, shopBaseUrl } from '../../shops/index.ts';
import { type Cart, NOBODY } from '../cart.ts';
import { cartIdOf, keylessCartIdOf } from '../cart-id.ts';
import type { PricedCart } from '../pricing/price-cart.ts';

/** A cart with its prices, as one caller may see it. */
export interface CartView {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly holdsKey: boolean;
  readonly origin: string;
}

/** Without the key nobody learns who the buyer is, nor a way into the checkout. */
export function visibleBuyerIdentity({
  cart,
  holdsKey,
}: CartView): Cart['contents']['buyerIdentity'] {
  const { buyerIdentity } = cart.contents;
  return holdsKey ? buyerIdentity : { ...NOBODY, countryCode: buyerIdentity.countryCode };
}

export function visibleId({ cart, holdsKey }: CartView): string {
  return holdsKey ? cartIdOf(cart) : keylessCartIdOf(cart);
}

export function checkoutUrl({ cart, holdsKey, origin }: CartView, shop: Pick<Shop, 'key'>): string {
  const address = `${shopBaseUrl(origin, shop)}/cart/c/${cart.token}`;
  return holdsKey ? `${address}?key=${cart.checkoutKey}` : address;
}
