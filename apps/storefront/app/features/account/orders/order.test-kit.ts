import type { OrderDetails, OrderLine } from '@lokke/contract/ports';
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
    sellingPlan: null,
    isSent: true,
    quantity: 2,
    currentQuantity: 2,
    attributes: [],
    price: euros(4790),
    paid: euros(4790),
    isGivenAway: false,
    productHandle: 'rain-shampoo',
    pictureUrl: null,
    ...facts,
  };
}

export function orderOf(facts: Partial<OrderDetails> = {}): OrderDetails {
  return {
    id: 'gid://shopify/Order/1',
    orderNumber: 1001,
    name: '#1001',
    processedAt: '2026-11-03T10:00:00Z',
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    total: euros(5285),
    money: [
      { kind: 'subtotal', amountInMinorUnits: 4790 },
      { kind: 'shipping', amountInMinorUnits: 495 },
      { kind: 'total', amountInMinorUnits: 5285 },
      { kind: 'includedTax', amountInMinorUnits: 917 },
    ],
    lines: [orderLine()],
    shippingAddress: ['Ada Lok', 'Kade 1', '1011 AB Amsterdam'],
    buyerName: 'Anna Lok',
    billingAddress: ['Ada Lok', 'Kade 1', '1011 AB Amsterdam'],
    shipments: [],
    cancelledAt: null,
    cancelReason: null,
    isWithdrawable: true,
    refunded: null,
    ...facts,
  };
}
