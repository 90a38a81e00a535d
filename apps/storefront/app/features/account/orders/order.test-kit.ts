import type { Order, OrderLine } from '@lokke/contract/ports';
import type { Money } from '@lokke/domain/money';

export const euros = (amountInMinorUnits: number): Money => ({
  amountInMinorUnits,
  currencyCode: 'EUR',
});

export function orderLine(facts: Partial<OrderLine> = {}): OrderLine {
  return {
    title: 'Rain Shampoo',
    variantTitle: '300 ml',
    variantId: 'gid://shopify/ProductVariant/11',
    merchandiseId: 'gid://shopify/ProductVariant/11',
    quantity: 2,
    currentQuantity: 2,
    attributes: [],
    total: euros(4790),
    productHandle: 'rain-shampoo',
    pictureUrl: null,
    ...facts,
  };
}

export function orderOf(facts: Partial<Order> = {}): Order {
  return {
    orderNumber: 1001,
    name: '#1001',
    processedAt: '2026-11-03T10:00:00Z',
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    total: euros(5285),
    subtotal: euros(4790),
    shipping: euros(495),
    tax: euros(917),
    lines: [orderLine()],
    shippingAddress: ['Ada Lok', 'Kade 1', '1011 AB Amsterdam'],
    shipments: [],
    cancelledAt: null,
    cancelReason: null,
    refunded: null,
    ...facts,
  };
}
