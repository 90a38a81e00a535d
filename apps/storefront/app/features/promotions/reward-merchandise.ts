import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import type { FreeProduct } from '@lokke/domain/discounts';

/** A free product as a line shows it until the platform has answered: it costs nothing, as it will. */
export function rewardMerchandise(product: FreeProduct, currencyCode: string): CheckoutMerchandise {
  const { id, variantId, title, handle, featuredImage } = product;
  return {
    id: variantId,
    title: 'Default Title',
    sku: null,
    availableForSale: true,
    quantityAvailable: null,
    priceV2: { amount: '0.0', currencyCode },
    compareAtPriceV2: null,
    image: featuredImage && { ...featuredImage, width: null, height: null },
    selectedOptions: [],
    product: { id, handle, title, productType: '', tags: [], collections: { edges: [] } },
  };
}
