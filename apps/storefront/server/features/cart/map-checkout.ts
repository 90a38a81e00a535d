import type { Checkout, CheckoutLine } from '@lokke/contract/checkout';
import { beforeGiftCards } from '@lokke/domain/cart';
import { salonNoOf } from '@lokke/domain/kickback';
import { isReward } from '@lokke/domain/promotions';
import type { Cart } from '@lokke/shopify-storefront';

type CartLine = Cart['lines']['edges'][number]['node'];
type Allocation = Cart['discountAllocations'][number];

/** Maps the platform's cart to our API's checkout (spec §7). */
export function mapCheckout(cart: Cart): Checkout {
  const giftCards = cart.appliedGiftCards?.map(mapGiftCard);
  return {
    id: cart.id,
    createdAt: cart.createdAt,
    // The platform deletes a completed cart, so it is never reported as completed.
    completedAt: null,
    checkoutUrl: cart.checkoutUrl,
    totalQuantity: cart.totalQuantity,
    salonNo: salonNoOf(cart.attributes),
    buyerIdentity: { countryCode: cart.buyerIdentity.countryCode },
    cost: {
      subtotalAmount: cart.cost.subtotalAmount,
      totalAmount: beforeGiftCards(cart.cost.totalAmount, giftCards ?? []),
    },
    discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    discountAllocations: cart.discountAllocations.map(mapAllocation),
    ...(cart.discountApplications && { savings: savingsOf(cart.discountApplications) }),
    ...(giftCards && { giftCards }),
    warnings: cart.warnings.map(({ code, target }) => ({ code, target })),
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
    ...('instructions' in line && line.instructions && { instructions: line.instructions }),
    merchandise: mapMerchandise(line),
  };
}

function mapAllocation(allocation: Allocation): Checkout['discountAllocations'][number] {
  return {
    discountedAmount: allocation.discountedAmount,
    title: 'title' in allocation ? allocation.title : null,
    code: 'code' in allocation ? allocation.code : null,
  };
}

/** A discount on the delivery is no saving on the goods. */
function savingsOf(applications: NonNullable<Cart['discountApplications']>): Checkout['savings'] {
  return applications
    .filter(({ targetType }) => targetType === 'LINE_ITEM')
    .map((application) => ({
      discountedAmount: application.totalAllocatedAmount,
      title: 'title' in application ? application.title : null,
      code: 'code' in application ? application.code : null,
    }));
}

function mapGiftCard({
  id,
  lastCharacters,
  presentmentAmountUsed,
}: NonNullable<Cart['appliedGiftCards']>[number]): NonNullable<Checkout['giftCards']>[number] {
  return { id, lastCharacters, amountUsed: presentmentAmountUsed };
}

function mapMerchandise(line: CartLine): CheckoutLine['merchandise'] {
  const { merchandise } = line;
  // Later API versions may add kinds of merchandise, which have no id here (spec §4).
  if (!('id' in merchandise)) return null;
  const { product } = merchandise;
  const caseQuantity = Number(product.caseQuantity?.value ?? 1);
  return {
    id: merchandise.id,
    title: merchandise.title,
    sku: merchandise.sku,
    availableForSale: merchandise.availableForSale,
    quantityAvailable: merchandise.quantityAvailable,
    ...(!merchandise.requiresShipping && { requiresShipping: false }),
    ...(product.isGiftCard && { isGiftCard: true }),
    // Gifts come by the piece.
    ...(caseQuantity > 1 && !isReward(line) && { caseQuantity }),
    priceV2: merchandise.priceV2,
    compareAtPriceV2: merchandise.compareAtPriceV2,
    image: merchandise.image,
    selectedOptions: merchandise.selectedOptions.map(({ name, value }) => ({ name, value })),
    product: {
      id: product.id,
      handle: product.handle,
      title: product.title,
      productType: product.productType,
      vendor: product.vendor,
      tags: [...product.tags],
      collections: { edges: product.collections.edges.map(({ node }) => ({ node })) },
    },
  };
}
