import type { Variant } from '@lokke/domain/catalogue';
import { marketOf } from '@lokke/domain/markets';
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

const PLACE = {
  url: URL,
  market: marketOf('nl'),
  delivery: { price: '€ 4,95', days: { from: 1, to: 2 }, orderBefore: '16:00' },
  freeDeliveryFrom: { amountInMinorUnits: 5000, currencyCode: 'EUR' },
} as const;

function describe(...variants: readonly Variant[]) {
  return describeProduct(aProductDetail({ title: 'Rain', firstVariant: null, variants }), PLACE);
}

it('is a group of products where there are sizes, each found at its own address', () => {
  expect(describe(variant(300), variant(1000))).toMatchObject({
    '@type': 'ProductGroup',
    hasVariant: [
      { name: 'Rain, 300 ml', offers: { url: `${URL}?variant=300` } },
      { name: 'Rain, 1000 ml', offers: { url: `${URL}?variant=1000` } },
    ],
  });
});

it('is a product with one address where there is one size', () => {
  expect(describe(variant(300))).toMatchObject({ '@type': 'Product', offers: { url: URL } });
});

it('strikes the price that may be announced, and none without one', () => {
  const compareAtPrice = { amountInMinorUnits: 1500, currencyCode: 'EUR' } as const;
  expect(describe({ ...variant(300), compareAtPrice })).toMatchObject({
    offers: {
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '15.00' },
    },
  });
  expect(describe(variant(300))['offers']).not.toHaveProperty('priceSpecification');
});

it.each([
  [4999, { shippingRate: { value: '4.95' } }],
  [5000, { shippingRate: { value: '0.00' } }],
])('of %d delivery is %j', (amountInMinorUnits, shippingDetails) => {
  const price = { amountInMinorUnits, currencyCode: 'EUR' } as const;
  expect(describe({ ...variant(300), price })).toMatchObject({ offers: { shippingDetails } });
  const card = describe({ ...variant(300), price, requiresShipping: false });
  expect(card['offers']).not.toHaveProperty('shippingDetails');
});

it('tells the delivery once, and where the price is in words not at all', () => {
  const [first, second] = [variant(300), variant(1000)];
  expect(describe(first, second)).toMatchObject({
    hasVariant: [
      { offers: { shippingDetails: { shippingRate: { value: '4.95', currency: 'EUR' } } } },
      { offers: { shippingDetails: { '@id': '#delivery' } } },
    ],
  });
  const free = { ...PLACE, delivery: { ...PLACE.delivery, price: 'gratis' } };
  const described = describeProduct(aProductDetail({ variants: [first] }), free);
  expect(described['offers']).not.toHaveProperty('shippingDetails');
});
