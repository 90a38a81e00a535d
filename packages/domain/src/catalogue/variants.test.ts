import { describe, expect, it, test } from 'vitest';
import { findVariant, isReduced, type Variant } from './index.ts';

function variant(overrides: Partial<Variant>): Variant {
  return {
    id: 'v',
    title: '300 ml',
    sku: null,
    price: { amountInMinorUnits: 2400, currencyCode: 'EUR' },
    compareAtPrice: null,
    availableForSale: true,
    quantityAvailable: null,
    selectedOptions: [],
    unitPrice: null,
    picture: null,
    ...overrides,
  };
}

describe('findVariant', () => {
  const small = variant({
    selectedOptions: [
      { name: 'Size', value: '300 ml' },
      { name: 'Scent', value: 'none' },
    ],
  });
  const large = variant({
    selectedOptions: [
      { name: 'Size', value: '1000 ml' },
      { name: 'Scent', value: 'none' },
    ],
  });

  it('finds the variant by its options, in any order', () => {
    const chosen = [
      { name: 'Scent', value: 'none' },
      { name: 'Size', value: '1000 ml' },
    ];
    expect(findVariant([small, large], chosen)).toBe(large);
  });

  test.each([
    [
      'an unknown value',
      [
        { name: 'Size', value: '2 l' },
        { name: 'Scent', value: 'none' },
      ],
    ],
    ['too few options', [{ name: 'Size', value: '300 ml' }]],
    [
      'a value under another name',
      [
        { name: 'Scent', value: '300 ml' },
        { name: 'Size', value: 'none' },
      ],
    ],
  ])('finds none for %s', (_, chosen) => {
    expect(findVariant([small, large], chosen)).toBeNull();
  });
});

describe('isReduced', () => {
  test.each([
    [null, false],
    [2399, false],
    [2400, false],
    [2401, true],
  ])('with a former price of %s is %s at 2400', (former, expected) => {
    const compareAtPrice =
      former === null ? null : { amountInMinorUnits: former, currencyCode: 'EUR' as const };
    expect(isReduced(variant({ compareAtPrice }))).toBe(expected);
  });
});
