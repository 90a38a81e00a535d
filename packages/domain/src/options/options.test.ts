import { describe, expect, it, test } from 'vitest';
import { makeVariant } from '../catalogue/product.test-kit.ts';
import { nearestChoice, readChoice, valueStateOf, writeChoice } from './choice.ts';
import { decodeCombinations, encodeCombinations } from './coded-combinations.ts';
import { combinationsOf } from './combinations.ts';

/** Combinations written as places: `00 01`. */
const combine = (written: string) =>
  written.split(' ').flatMap((one) => (one === '' ? [] : [[...one].map(Number)]));

test.each([
  ['', ''],
  ['v1_0', '0'],
  ['v1_0-2', '0 1 2'],
  ['v1_0 2-3 7', '0 2 3 7'],
  ['v1_0:0-1,1:1,', '00 01 11'],
  ['v1_0:0:0,1:0 1,,1:0:0 1,1:1,,2:0:1,1:0,,', '000 010 011 100 101 111 201 210'],
])('the coding %j stands for %j', (coded, expected) => {
  expect(decodeCombinations(coded)).toEqual(combine(expected));
});

it('knows no other coding', () => {
  expect(decodeCombinations('v2_0')).toBeNull();
});

test.each(['', '0', '0 2 3', '00 01 11', '000 010 210'])('%j is read as it was written', (all) => {
  expect(decodeCombinations(encodeCombinations(combine(all)))).toEqual(combine(all));
});

const OPTIONS = [
  { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
  { name: 'Colour', values: [{ name: 'Blue' }, { name: 'Red' }, { name: 'Navy' }] },
];
/** S comes in blue and, sold out, in red; M in red and navy. */
const SOLD = [
  ['S', 'Blue', true],
  ['S', 'Red', false],
  ['M', 'Red', true],
  ['M', 'Navy', true],
] as const;
const VARIANTS = SOLD.map(([size, colour, availableForSale]) =>
  makeVariant(`${size} ${colour}`, {
    availableForSale,
    selectedOptions: [
      { name: 'Size', value: size },
      { name: 'Colour', value: colour },
    ],
  }),
);
const loaded = combinationsOf({ options: OPTIONS, variants: VARIANTS });
const coded = combinationsOf({
  options: OPTIONS,
  variants: VARIANTS.slice(0, 1),
  combinations: { existence: 'v1_0:0-1,1:1-2,', availability: 'v1_0:0,1:1-2,' },
});

describe.each([
  ['of loaded variants', loaded],
  ['of coded ones', coded],
])('a choice %s', (_, combinations) => {
  it.each([
    [[0, 0], 1, 1, 'soldOut'],
    [[0, 0], 1, 2, 'absent'],
    [[0, 0], 0, 1, 'absent'],
    [[1, 1], 1, 2, 'available'],
    [[1, 1], 0, 0, 'soldOut'],
  ])('of %j with option %i at value %i is %s', (chosen, option, value, state) => {
    expect(valueStateOf(combinations, chosen, option, value)).toBe(state);
  });

  it.each([
    // Exists, though it is sold out.
    [[0, 1], 1, [0, 1]],
    // Navy comes in M alone.
    [[0, 2], 1, [1, 2]],
    // M is held; its first colour that can be bought.
    [[1, 0], 0, [1, 1]],
    [[1, null], null, [1, 1]],
    [[null, 1], null, [1, 1]],
    [[null, null], null, [0, 0]],
  ])('nearest to %j, holding %s, is %j', (wanted, held, places) => {
    expect(nearestChoice(combinations, wanted, held)).toEqual(places);
  });

  it.each([
    ['Size=M&Colour=Navy', [1, 2]],
    ['colour=NAVY&size=m', [1, 2]],
    ['Size=M', [1, 1]],
    ['Size=XL&Colour=Navy', [1, 2]],
    ['Size=XL', null],
    ['__proto__=S&constructor=M', null],
    ['', null],
  ])('in the address ?%s is %j', (query, places) => {
    expect(readChoice(OPTIONS, combinations, new URLSearchParams(query))).toEqual(places);
  });
});

it('is written by its names', () => {
  expect(writeChoice(OPTIONS, [1, 2])).toEqual([
    { name: 'Size', value: 'M' },
    { name: 'Colour', value: 'Navy' },
  ]);
});

it('of no combination is none', () => {
  const none = combinationsOf({ options: OPTIONS, variants: [] });
  expect(nearestChoice(none, [0, 0])).toBeNull();
});
