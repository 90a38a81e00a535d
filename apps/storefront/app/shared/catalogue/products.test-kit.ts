import type { ProductDetail, ProductSummary, Variant } from '@lokke/domain/catalogue';

export function aVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: '300 ml',
    sku: null,
    price: { amountInMinorUnits: 2400, currencyCode: 'EUR' },
    compareAtPrice: null,
    availableForSale: true,
    quantityAvailable: 5,
    selectedOptions: [],
    unitPrice: null,
    picture: null,
    ...changes,
  };
}

export function aProduct(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'rain-shampoo',
    title: 'Rain Moisture Shampoo',
    productType: 'shampoo',
    vendor: 'Acme',
    range: null,
    promise: '',
    tags: [],
    pictures: [],
    firstVariant: aVariant(),
    rating: null,
    soldQuantity: 0,
    specs: [],
    availableForSale: true,
    ...changes,
  };
}

export function aProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct(),
    descriptionHtml: '',
    howToUse: null,
    keyIngredients: [],
    variants: [],
    options: [],
    sellingPlans: [],
    collections: [],
    seo: { title: null, description: null },
    ...changes,
  };
}
