import type { ProductDraft, VariantDraft } from '../../src/catalogue/index.ts';

export function variantDraft(given: Partial<VariantDraft> = {}): VariantDraft {
  return {
    sku: null,
    barcode: null,
    priceInMinorUnits: 1250,
    compareAtPriceInMinorUnits: null,
    optionValues: ['250 ml'],
    inventoryQuantity: 100,
    tracksInventory: true,
    continuesSellingWhenSoldOut: false,
    weightInGrams: 300,
    weightUnit: 'GRAMS',
    requiresShipping: true,
    isTaxable: true,
    unitPriceMeasure: null,
    imageSrc: null,
    metafields: [],
    ...given,
  };
}

export function productDraft(given: Partial<ProductDraft> = {}): ProductDraft {
  return {
    handle: 'rain-shampoo',
    title: 'Rain shampoo',
    descriptionHtml: '<p>Light.</p>',
    vendor: 'Lokke',
    productType: 'Shampoo',
    tags: ['rain'],
    status: 'ACTIVE',
    isPublished: true,
    isGiftCard: false,
    optionNames: ['Size'],
    variants: [variantDraft()],
    images: [],
    metafields: [],
    seo: { title: null, description: null },
    ...given,
  };
}
