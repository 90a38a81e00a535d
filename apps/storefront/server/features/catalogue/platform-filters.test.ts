import type { FilterGroup } from '@lokke/domain/listing';
import { describe, expect, it } from 'vitest';
import {
  highestPriceOf,
  listedGroups,
  type PlatformFilter,
  platformFilters,
  platformOrder,
  totalOf,
} from './platform-filters.ts';

const group = (id: string, source: FilterGroup['source']): FilterGroup => ({
  id,
  source,
  condition: 'OR',
});
const GROUPS: readonly FilterGroup[] = [
  group('hairType', { kind: 'spec' }),
  group('range', { kind: 'spec' }),
  group('availability', { kind: 'availability' }),
  group('price', { kind: 'price' }),
  group('productType', { kind: 'productType' }),
  group('vendor', { kind: 'vendor' }),
  group('label', { kind: 'tag', values: ['vegan'] }),
  group('size', { kind: 'option', name: 'Size' }),
  group('material', { kind: 'metafield', namespace: 'custom', key: 'material' }),
  group('rating', { kind: 'rating' }),
];

const SHOP = { namespace: 'acme' };

const INPUTS = [
  ['hairType', 'dry', { productMetafield: { namespace: 'acme', key: 'hair_type', value: 'dry' } }],
  ['availability', 'inStock', { available: true }],
  ['availability', 'soldOut', { available: false }],
  ['productType', 'mask', { productType: 'mask' }],
  ['vendor', 'Acme', { productVendor: 'Acme' }],
  ['label', 'vegan', { tag: 'vegan' }],
  ['size', '1 l', { variantOption: { name: 'Size', value: '1 l' } }],
  [
    'material',
    'wool',
    { productMetafield: { namespace: 'custom', key: 'material', value: 'wool' } },
  ],
] as const;

const offer = (...values: readonly (readonly [input: object, count: number])[]) =>
  values.map(
    ([input, count]): PlatformFilter => ({ values: [{ count, input: JSON.stringify(input) }] }),
  );

describe('a choice', () => {
  it.each(INPUTS)('%s=%s is sent as the platform takes it, and read back', (id, value, input) => {
    expect(platformFilters(SHOP, [{ id, value }], GROUPS)).toEqual([input]);
    expect(listedGroups(SHOP, offer([input, 3]), GROUPS)).toEqual([
      { id, values: [{ value, count: 3 }] },
    ]);
  });

  it.each([
    ['10-25.5', { min: 10, max: 25.5 }],
    ['-25', { max: 25 }],
    ['10-', { min: 10 }],
  ])('of the price %s is a range', (value, price) => {
    expect(platformFilters(SHOP, [{ id: 'price', value }], GROUPS)).toEqual([{ price }]);
  });

  it.each([
    ['price', 'cheap'],
    ['rating', '4'],
    ['range', 'rain'],
    ['unknown', 'x'],
  ])('%s=%s, which the platform cannot filter by, is not sent', (id, value) => {
    expect(platformFilters(SHOP, [{ id, value }], GROUPS)).toEqual([]);
  });
});

it('groups come in the order of the shop; what it does not filter by is left out', () => {
  const found = listedGroups(
    SHOP,
    offer(
      [{ tag: 'vegan' }, 1],
      [{ tag: 'new' }, 9],
      [{ category: { id: 'x' } }, 9],
      [{ variantOption: { name: 'size', value: '1 l' } }, 2],
      [{ price: { min: 0, max: 40 } }, 0],
      [{ available: true }, 4],
    ),
    GROUPS,
  );
  expect(found.map(({ id }) => id)).toEqual(['availability', 'price', 'label', 'size']);
});

describe('the number of products', () => {
  const stock = offer([{ available: true }, 4], [{ available: false }, 3]);
  it.each([
    [[], 7],
    [['inStock'], 4],
    [['soldOut'], 3],
    [['inStock', 'soldOut'], 7],
  ])('is what is in stock and what is not, as far as chosen: %s', (chosen, expected) => {
    const filters = chosen.map((value) => ({ id: 'availability', value }));
    expect(totalOf(stock, filters, GROUPS)).toBe(expected);
  });

  it('is unknown where the shop does not filter by stock', () => {
    expect(totalOf(offer([{ tag: 'vegan' }, 1]), [], GROUPS)).toBeNull();
    expect(totalOf([], [], GROUPS)).toBeNull();
  });
});

it('the highest price is the end of the price filter', () => {
  expect(highestPriceOf(offer([{ price: { min: 0, max: 40.5 } }, 0]))).toBe(4050);
  expect(highestPriceOf(offer([{ tag: 'vegan' }, 1]))).toBeNull();
});

it.each([
  ['sortByPopularity', 'BEST_SELLING', false],
  ['sortByHighestRated', 'BEST_SELLING', false],
  ['sortByPriceAscending', 'PRICE', false],
  ['sortByPriceDescending', 'PRICE', true],
  // Spec §9: the comparators of names are reversed.
  ['sortByAlphabetAscending', 'TITLE', true],
  ['sortByAlphabetDescending', 'TITLE', false],
] as const)('%s is %s', (option, sortKey, reverse) => {
  expect(platformOrder(option)).toEqual({ sortKey, reverse });
});
