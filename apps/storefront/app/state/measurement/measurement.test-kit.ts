import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { aProduct, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import type { PageEvent, TrackedEvent } from '../../shared/measurement/track.ts';
import { type Card, toCard } from '../../shared/product-card/card.ts';

const euros = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'EUR' });

export function card(id: number): Card {
  const price = { amountInMinorUnits: 1250, currencyCode: 'EUR' } as const;
  return toCard(
    aProduct({
      id: `gid://shopify/Product/${id}`,
      handle: `product-${id}`,
      title: `Product ${id}`,
      range: 'rain',
      firstVariant: aVariant({ price }),
    }),
  );
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
    discountAllocations:
      paid < price * quantity
        ? [{ title: 'Offer', code: null, discountedAmount: euros(price * quantity - paid) }]
        : [],
    merchandise: merchandise(id, price),
  };
}

export function checkout(...lines: readonly CheckoutLine[]): Checkout {
  const total = lines.reduce((sum, { cost }) => sum + Number(cost.totalAmount.amount), 0);
  return {
    id: 'gid://shopify/Cart/abc?key=def',
    createdAt: '2026-11-20T12:00:00Z',
    completedAt: null,
    checkoutUrl: 'https://shop.example/cart/c/abc?key=ghi',
    totalQuantity: lines.length,
    buyerIdentity: { countryCode: 'NL' },
    cost: { subtotalAmount: euros(total), totalAmount: euros(total) },
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
