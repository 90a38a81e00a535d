import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import type { Cart } from '@lokke/shopify-storefront';

type CartLine = Cart['lines']['edges'][number]['node'];
type Allocation = Cart['discountAllocations'][number];

/** The platform's cart as our API answers it (spec §7). */
export function mapCheckout(cart: Cart): Checkout {
  return {
    id: cart.id,
    createdAt: cart.createdAt,
    // A cart says nothing of its completion: it is gone when it is completed.
    completedAt: null,
    checkoutUrl: cart.checkoutUrl,
    totalQuantity: cart.totalQuantity,
    buyerIdentity: { countryCode: cart.buyerIdentity.countryCode },
    cost: { subtotalAmount: cart.cost.subtotalAmount, totalAmount: cart.cost.totalAmount },
    discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    discountAllocations: cart.discountAllocations.map(mapAllocation),
    lines: { edges: cart.lines.edges.map(({ node }) => ({ node: mapLine(node) })) },
  };
}

function mapLine(line: CartLine): CheckoutLine {
  const plan = line.sellingPlanAllocation?.sellingPlan ?? null;
  return {
    id: line.id,
    quantity: line.quantity,
    sellingPlanId: plan?.id ?? null,
    sellingPlanName: plan?.name ?? null,
    attributes: line.attributes.map(({ key, value }) => ({ key, value })),
    cost: {
      amountPerQuantity: line.cost.amountPerQuantity,
      compareAtAmountPerQuantity: line.cost.compareAtAmountPerQuantity,
      subtotalAmount: line.cost.subtotalAmount,
      totalAmount: line.cost.totalAmount,
    },
    discountAllocations: line.discountAllocations.map(mapAllocation),
    merchandise: mapMerchandise(line.merchandise),
  };
}

function mapAllocation(allocation: Allocation): Checkout['discountAllocations'][number] {
  return {
    discountedAmount: allocation.discountedAmount,
    title: 'title' in allocation ? allocation.title : null,
    code: 'code' in allocation ? allocation.code : null,
  };
}

function mapMerchandise(merchandise: CartLine['merchandise']): CheckoutLine['merchandise'] {
  // A kind of merchandise that a later version may add has no id for us (spec §4).
  if (!('id' in merchandise)) return null;
  const { product } = merchandise;
  return {
    id: merchandise.id,
    title: merchandise.title,
    sku: merchandise.sku,
    availableForSale: merchandise.availableForSale,
    quantityAvailable: merchandise.quantityAvailable,
    priceV2: merchandise.priceV2,
    compareAtPriceV2: merchandise.compareAtPriceV2,
    image: merchandise.image,
    selectedOptions: merchandise.selectedOptions.map(({ name, value }) => ({ name, value })),
    product: {
      id: product.id,
      handle: product.handle,
      title: product.title,
      productType: product.productType,
      tags: [...product.tags],
      collections: { edges: product.collections.edges.map(({ node }) => ({ node })) },
    },
  };
}
