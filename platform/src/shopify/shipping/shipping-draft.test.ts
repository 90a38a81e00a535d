import { expect, test } from 'vitest';
import { methodsOf } from './methods.ts';
import { decodeShipping, shippingFile } from './shipping-draft.ts';
import { shippingOf } from './shop-shipping.ts';

const POST = { key: 'standard', days: '2-3', rates: [{ price: '3.50' }] };

function toldOf(file: unknown): readonly string[] {
  const told: string[] = [];
  decodeShipping(file, (problem) => told.push(problem));
  return told;
}

test.each([
  [
    { methods: [{ ...POST, days: '3-2' }] },
    'methods[0].days must be working days such as "2-4" or "1".',
  ],
  [{ methods: [{ ...POST, rates: [] }] }, 'methods[0].rates must have a row.'],
  [
    { methods: [{ ...POST, rates: [{ price: '3,50' }] }] },
    'methods[0].rates[0].price must be an amount such as "4.95".',
  ],
  [
    { methods: [{ ...POST, rates: [{ price: '3.50', fromGrams: -1 }] }] },
    'methods[0].rates[0].fromGrams must be whole grams, 0 or more.',
  ],
  [
    { methods: [{ ...POST, key: 'email' }] },
    'methods[0].key must be small letters, digits and hyphens, and not "email" or "none".',
  ],
  [{ methods: [{ ...POST, key: 'post' }] }, 'methods "post": title must be given.'],
  [{ methods: [POST, POST] }, 'methods "standard": comes twice.'],
  [
    { methods: [{ ...POST, rates: [{ price: null }] }] },
    'methods "standard": is the first method and must have a price for every bag: a first row without limits, and no price null.',
  ],
  [
    { methods: [{ ...POST, rates: [{ price: '1', fromAmount: '0.01' }] }] },
    'methods "standard": is the first method and must have a price for every bag: a first row without limits, and no price null.',
  ],
  [{ taxes: [{ products: ['x'] }] }, 'taxes[0].percent must be given.'],
  [{ taxes: [{ percent: 9 }] }, 'taxes[0] must name productTypes, collections or products.'],
  [{ taxes: [{ percent: 101, products: ['x'] }] }, 'taxes[0].percent must be from 0 to 100.'],
  [
    { taxes: [{ percent: 9, product: ['x'] }] },
    'taxes[0].product is not one of the fields that are known.',
  ],
  [{ orderBefore: '24:00' }, 'orderBefore must be an hour such as "16:00".'],
] as const)('%j is told by its place', (file, problem) => {
  expect(toldOf(file)).toEqual([problem]);
});

test('seven methods are one too many', () => {
  const methods = Array.from({ length: 7 }, (_, place) => ({
    ...POST,
    key: `m${place}`,
    title: 'M',
  }));
  expect(toldOf({ methods })).toEqual([
    'methods "m6": is one more than the 6 that a checkout shows.',
  ]);
});

test('a file is the same again when it is written', () => {
  const draft = decodeShipping({
    methods: [{ ...POST, rates: [{ price: '3.50' }, { price: '0', fromAmount: '50' }] }],
    taxes: [{ percent: 5.5, products: ['book'] }],
    orderBefore: '14:30',
  });
  expect(decodeShipping(shippingFile(draft))).toEqual(draft);
});

test.each([
  ['below', 4999, 1999, [350, 600]],
  ['at the amount', 5000, 1999, [0, 600]],
  ['at the weight, which comes later', 5000, 2000, [800]],
] as const)(
  'a bag %s is priced by the last row that it reaches',
  (_, goodsInMinorUnits, weightInGrams, prices) => {
    const draft = decodeShipping({
      methods: [
        {
          ...POST,
          rates: [
            { price: '3.50' },
            { price: '0', fromAmount: '50' },
            { price: '8', fromGrams: 2000 },
          ],
        },
        { ...POST, key: 'express', rates: [{ price: '6' }, { price: null, fromGrams: 2000 }] },
      ],
    });
    const methods = methodsOf(shippingOf('nl', draft), { goodsInMinorUnits, weightInGrams });
    expect(methods.map(({ priceInMinorUnits }) => priceInMinorUnits)).toEqual(prices);
    expect(methods[0].freeFromInMinorUnits).toBe(null);
  },
);
