import { parseMoney } from '@lokke/domain/money';
import type { OrderPartsFragment } from '@lokke/shopify-storefront';
import type { Order } from '../../app/shared/customer.ts';

export function mapOrder(order: OrderPartsFragment): Order {
  const { subtotalPrice, totalTax } = order;
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
    shippingAddress: order.shippingAddress?.formatted ?? [],
    lines: order.lineItems.edges.map(({ node: { title, quantity, variant, ...line } }) => ({
      title,
      variantTitle: variant === null || variant.title === 'Default Title' ? null : variant.title,
      quantity,
      total: parseMoney(line.discountedTotalPrice),
      productHandle: variant?.product.handle ?? null,
      pictureUrl: variant?.image?.url ?? null,
    })),
  };
}
