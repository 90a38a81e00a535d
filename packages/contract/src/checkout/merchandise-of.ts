import type { ProductSummary, Variant } from '@lokke/domain/catalogue';
import { formatAmount, type Money } from '@lokke/domain/money';
import type { CheckoutMerchandise } from './checkout.ts';

/** Creates a cart line's merchandise from a variant, for the optimistic cart. */
export function merchandiseOf(
  product: ProductSummary & { readonly collections: readonly string[] },
  variant: Variant,
): CheckoutMerchandise {
  const picture = variant.picture ?? product.pictures[0] ?? null;
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    ...(variant.requiresShipping === false && { requiresShipping: false }),
    ...(variant.isGiftCard && { isGiftCard: true }),
    priceV2: wireMoney(variant.price),
    compareAtPriceV2: variant.compareAtPrice && wireMoney(variant.compareAtPrice),
    image: picture,
    selectedOptions: [...variant.selectedOptions],
    product: {
      id: product.id,
      handle: product.handle,
      title: product.title,
      productType: product.productType,
      vendor: product.vendor,
      tags: [...product.tags],
      // Promotions read handles only; no more is known of a product's collections here.
      collections: {
        edges: product.collections.map((handle) => ({ node: { id: '', handle, title: '' } })),
      },
    },
  };
}

function wireMoney(money: Money): { amount: string; currencyCode: string } {
  return { amount: formatAmount(money), currencyCode: money.currencyCode };
}
