import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { expect, it } from 'vitest';
import { describeProduct } from './product-json-ld.ts';

const URL = 'https://shop.example/nl/products/rain-shampoo';

function variant(number: number): Variant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: `${number} ml`,
    sku: null,
    price: { amountInMinorUnits: 2400, currencyCode: 'EUR' },
    compareAtPrice: null,
    availableForSale: true,
    quantityAvailable: null,
    selectedOptions: [],
    unitPrice: null,
    picture: null,
  };
}

function addressesOf(...variants: readonly Variant[]): unknown {
  const product: ProductDetail = {
    id: 'gid://shopify/Product/1',
    handle: 'rain-shampoo',
    title: 'Rain',
    productType: 'shampoo',
    range: null,
    promise: '',
    tags: [],
    pictures: [],
    firstVariant: null,
    rating: null,
    soldQuantity: 0,
    specs: [],
    availableForSale: true,
    descriptionHtml: '',
    howToUse: null,
    keyIngredients: [],
    variants,
    options: [],
    sellingPlans: [],
    collections: [],
    seo: { title: null, description: null },
  };
  return describeProduct(product, URL)['offers'];
}

it('sends whoever finds a size to that very size', () => {
  expect(addressesOf(variant(300), variant(1000))).toMatchObject([
    { url: `${URL}?variant=300` },
    { url: `${URL}?variant=1000` },
  ]);
});

it('has one address where there is one size', () => {
  expect(addressesOf(variant(300))).toMatchObject([{ url: URL }]);
});
