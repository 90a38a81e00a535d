import type { Variant } from '@lokke/domain/catalogue';
import { expect, test } from 'vitest';
import { sizeScale } from './size-scale.ts';

const variant = (title: string): Variant => ({
  id: title,
  title,
  sku: null,
  price: { amountInMinorUnits: 100, currencyCode: 'EUR' },
  compareAtPrice: null,
  availableForSale: true,
  quantityAvailable: null,
  selectedOptions: [],
  unitPrice: null,
  picture: null,
});

test.each([
  [
    ['300 ml', '1000 ml'],
    [0.3, 1],
  ],
  [
    ['60 ml', '300 ml', '1 l'],
    [0.06, 0.3, 1],
  ],
  [
    ['0,5 l', '1 Liter'],
    [0.5, 1],
  ],
  [['75 g'], [1]],
  [['300 ml', 'Refill'], null],
  [['Black', 'Horn'], null],
  [['Default Title'], null],
  [[], null],
])('the sizes %j stand at %j', (titles, marks) => {
  expect(sizeScale(titles.map(variant))).toEqual(marks);
});
