import type { Variant } from '@lokke/domain/catalogue';
import { expect, it } from 'vitest';
import { describeProduct } from './product-json-ld.ts';
import { aProductDetail, aVariant } from './products.test-kit.ts';

const URL = 'https://shop.example/nl/products/rain-shampoo';

const variant = (number: number) =>
  aVariant({
    id: `gid://shopify/ProductVariant/${number}`,
    title: `${number} ml`,
    quantityAvailable: null,
  });

function addressesOf(...variants: readonly Variant[]): unknown {
  const product = aProductDetail({ title: 'Rain', firstVariant: null, variants });
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
