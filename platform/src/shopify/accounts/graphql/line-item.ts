import { type GraphqlContext, gid, wireMoney } from '../../../protocol/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import {
  discountAllocations,
  type LineState,
  type Order,
  sellingPlanOf,
} from '../../orders/index.ts';
import type { RequestedReturn } from '../store/returns.ts';

/** Numbers something in an order or a parcel, by the number of that and the place in it. */
export function placeNumber(id: number, position: number): number {
  return id * 1_000 + position;
}

export function toLineItem(order: Order, state: LineState, { store, shop }: GraphqlContext) {
  const { line, refundableQuantity } = state;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, order.currencyCode);
  const { variantById } = readCatalogue(store, shop.key);
  const size = { width: null, height: null, thumbhash: null };
  return {
    __typename: 'LineItem' as const,
    state,
    // The cart's own id of a line holds the cart's secret.
    id: gid('LineItem', placeNumber(order.id, state.position)),
    name: [line.productTitle, line.variantTitle].filter(Boolean).join(' - '),
    title: line.productTitle,
    quantity: line.quantity,
    refundableQuantity,
    price: money(line.unitPriceInMinorUnits),
    totalPrice: money(line.subtotalInMinorUnits),
    totalDiscount: money(line.subtotalInMinorUnits - line.totalInMinorUnits),
    discountAllocations: discountAllocations(order, line.id),
    image:
      line.imageUrl === null
        ? null
        : { id: null, altText: line.productTitle, ...size, plainUrl: line.imageUrl },
    productId: line.productId,
    // Null once the shop no longer shows it.
    variantId: variantById.has(line.variantId) ? line.variantId : null,
    variantTitle: line.variantTitle,
    sku: line.sku,
    sellingPlan: sellingPlanOf(line),
    customAttributes: line.attributes,
  };
}

export type AccountLine = ReturnType<typeof toLineItem>;

/** Quantity that can still be returned: units that were sent, without those that came back or were asked for. */
export function returnable(line: AccountLine, returns: readonly RequestedReturn[]): number {
  const asked = returns
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.state.line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { fulfilledQuantity, returnableQuantity } = line.state;
  // A unit that was asked for and came back counts once.
  return Math.max(0, Math.min(returnableQuantity, fulfilledQuantity - asked));
}
