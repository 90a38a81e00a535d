import type { Checkout } from '@lokke/contract/checkout';
import { checkStock, type StockCheck } from '@lokke/domain/cart';
import { useCart } from '../../state/cart/use-cart.ts';

const ENOUGH: StockCheck = { kind: 'enough' };

/** Whether the bag can be ordered. How much the shop gives of a change that is on its way, it has yet to say. */
export function useCartStock(checkout: Checkout | null): StockCheck {
  const { isBusy } = useCart();
  if (checkout === null) return ENOUGH;
  const stock = checkStock(checkout.lines.edges.map(({ node }) => node));
  return isBusy && stock.kind === 'short' ? ENOUGH : stock;
}
