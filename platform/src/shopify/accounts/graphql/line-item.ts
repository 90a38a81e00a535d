import { type GraphqlContext, gid, wireMoney } from '../../../protocol/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import {
  type LineState,
  type Order,
  type OrderLine,
  toGraphqlDiscountApplication,
} from '../../orders/index.ts';
import type { RequestedReturn } from '../store/returns.ts';

/** Numbers what an order or a parcel holds: its own number, and the place in it. */
export function placeNumber(id: number, position: number): number {
  return id * 1_000 + position;
}

/** An order's lines are numbered within it: what the cart called them holds the cart's secret. */
function lineGid({ id }: Order, { position }: LineState): string {
  return gid('LineItem', placeNumber(id, position));
}

export function imageOf({ imageUrl, productTitle }: Pick<OrderLine, 'imageUrl' | 'productTitle'>) {
  if (imageUrl === null) return null;
  return {
    __typename: 'Image' as const,
    ...{ id: null, altText: productTitle, width: null, height: null, thumbhash: null },
    plainUrl: imageUrl,
    src: imageUrl,
    originalSrc: imageUrl,
  };
}

export function toLineItem(order: Order, state: LineState, { store, shop }: GraphqlContext) {
  const { line, refundableQuantity } = state;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, order.currencyCode);
  const { variantById, productById } = readCatalogue(store, shop.key);
  const product = productById.get(line.productId);
  const kept = line.quantity === 0 ? 0 : refundableQuantity / line.quantity;
  return {
    __typename: 'LineItem' as const,
    state,
    id: lineGid(order, state),
    name: [line.productTitle, line.variantTitle].filter(Boolean).join(' - '),
    title: line.productTitle,
    presentmentTitle: line.productTitle,
    quantity: line.quantity,
    refundableQuantity,
    price: money(line.unitPriceInMinorUnits),
    totalPrice: money(line.subtotalInMinorUnits),
    currentTotalPrice: money(Math.round(line.totalInMinorUnits * kept)),
    totalDiscount: money(line.subtotalInMinorUnits - line.totalInMinorUnits),
    discountAllocations: line.discounts.map((discount) => ({
      allocatedAmount: money(discount.amountInMinorUnits),
      discountApplication: toGraphqlDiscountApplication(discount, order.currencyCode),
    })),
    image: imageOf(line),
    productId: line.productId,
    // Today's; null once the shop no longer shows it.
    variantId: variantById.has(line.variantId) ? line.variantId : null,
    variantTitle: line.variantTitle,
    // An order keeps the variant's title, not what it is made of.
    variantOptions: null,
    vendor: product?.record.vendor ?? null,
    productType: product?.record.productType ?? null,
    sku: line.sku,
    customAttributes: line.attributes,
    requiresShipping: true,
    giftCard: false,
    group: null,
    unitPrice: null,
  };
}

export type AccountLine = ReturnType<typeof toLineItem>;

/** What may still be asked back of a line: what left, and neither came back nor was asked for; what did both counts once. */
export function returnable(line: AccountLine, returns: readonly RequestedReturn[]): number {
  const asked = returns
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.state.line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { fulfilledQuantity, returnableQuantity } = line.state;
  return Math.max(0, Math.min(returnableQuantity, fulfilledQuantity - asked));
}
