import type { ProductSummary, Variant } from './product.ts';

export function makeVariant(id: string, changes: Partial<Variant> = {}): Variant {
  return {
    id,
    title: id,
    sku: null,
    price: { amountInMinorUnits: 1_000, currencyCode: 'EUR' },
    compareAtPrice: null,
    availableForSale: true,
    quantityAvailable: null,
    selectedOptions: [],
    unitPrice: null,
    picture: null,
    ...changes,
  };
}

/** Makes a product with a single size, which is for sale like the product. */
export function makeProduct(handle: string, changes: Partial<ProductSummary> = {}): ProductSummary {
  const { availableForSale = true } = changes;
  return {
    id: handle,
    handle,
    title: handle,
    productType: 'care',
    vendor: '',
    range: null,
    promise: '',
    tags: [],
    pictures: [],
    firstVariant: makeVariant(handle, { availableForSale }),
    rating: null,
    soldQuantity: 0,
    specs: [],
    availableForSale,
    ...changes,
  };
}
