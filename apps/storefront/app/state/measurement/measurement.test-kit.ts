import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import type { PageEvent, TrackedEvent } from '../../shared/measurement/track.ts';
import type { Card } from '../../shared/product-card/card.ts';

const euros = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'EUR' });

export function card(id: number): Card {
  return {
    id: `gid://shopify/Product/${id}`,
    handle: `product-${id}`,
    title: `Product ${id}`,
    productType: 'shampoo',
    vendor: 'Acme',
    range: 'rain',
    badge: null,
    picture: null,
    secondPictureUrl: null,
    price: { amountInMinorUnits: 1250, currencyCode: 'EUR' },
    priceBefore: null,
    size: '300 ml',
    rating: null,
    isSoldOut: false,
  };
}

export function merchandise(id: number, price: number): CheckoutMerchandise {
  return {
    id: `gid://shopify/ProductVariant/${id}0`,
    title: '300 ml',
    sku: null,
    availableForSale: true,
    quantityAvailable: null,
    priceV2: euros(price),
    compareAtPriceV2: null,
    image: null,
    selectedOptions: [],
    product: {
      id: `gid://shopify/Product/${id}`,
      handle: `product-${id}`,
      title: `Product ${id}`,
      productType: 'shampoo',
      vendor: 'Acme',
      tags: [],
      collections: { edges: [] },
    },
  };
}

export function line(id: number, quantity: number, price: number, paid: number): CheckoutLine {
  return {
    id: `gid://shopify/CartLine/${id}`,
    quantity,
    sellingPlanId: null,
    sellingPlanName: null,
    attributes: [],
    cost: {
      amountPerQuantity: euros(price),
      compareAtAmountPerQuantity: null,
      subtotalAmount: euros(price * quantity),
      totalAmount: euros(paid),
    },
    discountAllocations: [],
    merchandise: merchandise(id, price),
  };
}

export function checkout(...lines: readonly CheckoutLine[]): Checkout {
  return {
    id: 'gid://shopify/Cart/abc?key=def',
    createdAt: '2026-11-20T12:00:00Z',
    completedAt: null,
    checkoutUrl: 'https://shop.example/cart/c/abc?key=ghi',
    totalQuantity: lines.length,
    buyerIdentity: { countryCode: 'NL' },
    cost: { subtotalAmount: euros(0), totalAmount: euros(0) },
    salonNo: null,
    discountCodes: [],
    discountAllocations: [],
    warnings: [],
    lines: { edges: lines.map((node) => ({ node })) },
  };
}

export function pageEvent(
  tracked: TrackedEvent,
  address = 'https://www.lokke.example/nl/shop',
): PageEvent {
  return { tracked, address, title: 'LOKKE' };
}
