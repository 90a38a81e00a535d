import type { CatalogueDrafts, ProductDraft, VariantDraft } from '@lokke/platform';

export function variantDraft(given: Partial<VariantDraft> = {}): VariantDraft {
  return {
    sku: 'RAIN-250',
    barcode: null,
    priceInMinorUnits: 1250,
    compareAtPriceInMinorUnits: null,
    optionValues: ['Default Title'],
    inventoryQuantity: 100,
    tracksInventory: true,
    continuesSellingWhenSoldOut: false,
    weightInGrams: 280,
    weightUnit: 'GRAMS',
    requiresShipping: true,
    isTaxable: true,
    unitPriceMeasure: {
      total: { value: 250, unit: 'ML' },
      reference: { value: 100, unit: 'ML' },
    },
    imageSrc: null,
    metafields: [],
    ...given,
  };
}

export function productDraft(given: Partial<ProductDraft> = {}): ProductDraft {
  return {
    handle: 'rain-shampoo',
    title: 'Rain shampoo',
    descriptionHtml: '<p>Zacht.</p>',
    vendor: 'Lokke',
    productType: 'shampoo',
    tags: ['rain'],
    status: 'ACTIVE',
    isPublished: true,
    isGiftCard: false,
    optionNames: ['Title'],
    variants: [variantDraft()],
    images: [],
    metafields: [],
    seo: { title: null, description: null },
    ...given,
  };
}

/** A shop with products in stock, scarce, sold out and on subscription. */
export const SMALL_SHOP: CatalogueDrafts = {
  products: [
    productDraft(),
    productDraft({
      handle: 'rain-mask',
      title: 'Rain mask',
      variants: [variantDraft({ inventoryQuantity: 2, priceInMinorUnits: 1995 })],
    }),
    productDraft({
      handle: 'rain-oil',
      title: 'Rain oil',
      variants: [variantDraft({ inventoryQuantity: 0, priceInMinorUnits: 2400 })],
    }),
  ],
  sellingPlanGroups: [
    {
      name: 'Subscribe',
      appName: null,
      options: [{ name: 'Every', values: ['month'] }],
      plans: [
        {
          name: 'Every month',
          description: null,
          options: [{ name: 'Every', value: 'month' }],
          discountPercentage: 10,
          hasRecurringDeliveries: true,
        },
      ],
      productHandles: ['rain-shampoo'],
    },
  ],
};
