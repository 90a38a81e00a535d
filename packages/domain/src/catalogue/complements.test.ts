import { expect, test } from 'vitest';
import { complementsOf } from './complements.ts';
import { makeProduct } from './product.test-kit.ts';
import type { ProductSummary } from './product.ts';

function make(handle: string, steps: readonly string[], own: Partial<ProductSummary> = {}) {
  const specs = steps.map((value) => ({ type: 'routineStep', value }));
  return makeProduct(handle, { range: 'rain', specs, ...own });
}

const shampoo = make('shampoo', ['cleanse']);
const conditioner = make('conditioner', ['condition']);
const mask = make('mask', ['treat']);
const mist = make('mist', ['protect']);
const oil = make('oil', ['finish']);
const RANGE = [oil, mist, mask, conditioner, shampoo];

const handlesFor = (
  product: ProductSummary,
  catalogue: readonly ProductSummary[],
  chosen: readonly ProductSummary[] = [],
) => complementsOf(product, { chosen, catalogue }).map(({ handle }) => handle);

test('the last step goes with the first ones', () => {
  expect(handlesFor(oil, RANGE)).toEqual(['shampoo', 'conditioner', 'mask']);
});

test('of two products for a step the one sold more is taken', () => {
  const other = make('other', ['condition'], { soldQuantity: 1 });
  expect(handlesFor(shampoo, [...RANGE, other])).toEqual(['other', 'mask', 'mist']);
});

test.each([
  ['of the same step', make('other', ['cleanse'])],
  ['of the same step among others', make('other', ['cleanse', 'condition'])],
  ['of another range', make('other', ['condition'], { range: 'moss' })],
  ['that is sold out', make('other', ['condition'], { availableForSale: false })],
  ['in a travel size', make('other', ['condition'], { productType: 'travel size' })],
  ['that is a set', make('other', ['condition'], { bundledProducts: ['mask'] })],
  ['that is a gift', make('other', ['condition'], { tags: ['gift-with-purchase'] })],
])('a product %s does not go with a shampoo', (_, other) => {
  expect(handlesFor(shampoo, [shampoo, other])).toEqual([]);
});

test('a set goes with what it lacks', () => {
  const set = make('set', [], { bundledProducts: ['shampoo', 'conditioner'] });
  expect(handlesFor(set, [...RANGE, set])).toEqual(['mask', 'mist', 'oil']);
});

test('what the shop chose comes first and its steps are not repeated', () => {
  const comb = make('comb', [], { range: null });
  const chosen = [comb, make('other mask', ['treat'], { range: 'moss' })];
  expect(handlesFor(shampoo, RANGE, chosen)).toEqual(['comb', 'other mask', 'conditioner']);
});

test('a choice of the shop that is sold out is left out', () => {
  const gone = make('gone', ['condition'], { availableForSale: false });
  expect(handlesFor(shampoo, RANGE, [gone])).toEqual(['conditioner', 'mask', 'mist']);
});

test('a product without a step goes with nothing but the choice of the shop', () => {
  expect(handlesFor(make('comb', []), RANGE)).toEqual([]);
});
