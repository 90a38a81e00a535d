import type { Order } from '@lokke/contract/ports';
import { parseMoney } from '@lokke/domain/money';
import type { OrderPartsFragment } from '@lokke/shopify-storefront';
import { addressLines } from './address-lines.ts';

export function mapOrder(order: OrderPartsFragment, languageTag: string): Order {
  const { subtotalPrice, totalTax, shippingAddress } = order;
  return {
    orderNumber: order.orderNumber,
    name: order.name,
    processedAt: order.processedAt,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    total: parseMoney(order.totalPrice),
    subtotal: subtotalPrice === null ? null : parseMoney(subtotalPrice),
    shipping: parseMoney(order.totalShippingPrice),
    tax: totalTax === null ? null : parseMoney(totalTax),
    shippingAddress: shippingAddress === null ? [] : addressLines(shippingAddress, languageTag),
    lines: order.lineItems.edges.map(({ node: { title, quantity, variant, ...line } }) => ({
      title,
      variantTitle: hasSize(variant) ? variant.title : null,
      variantId: hasSize(variant) ? variant.id : null,
      quantity,
      total: parseMoney(line.discountedTotalPrice),
      productHandle: variant?.product.handle ?? null,
      pictureUrl: variant?.image?.url ?? null,
    })),
  };
}

function hasSize<Variant extends { readonly title: string }>(
  variant: Variant | null,
): variant is Variant {
  return variant !== null && variant.title !== 'Default Title';
}
