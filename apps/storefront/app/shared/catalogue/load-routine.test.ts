import type { ProductSummary } from '@lokke/domain/catalogue';
import { expect, it } from 'vitest';
import { loadRoutine } from './load-routine.ts';
import { aProduct, aVariant } from './products.test-kit.ts';

function product(
  handle: string,
  steps: readonly string[],
  changes: Partial<ProductSummary> = {},
): ProductSummary {
  const specs = steps.map((value) => ({ type: 'routineStep', value }));
  return aProduct({ id: handle, handle, title: handle, specs, ...changes });
}

it('offers the products of each step, what sells best first', () => {
  const steps = loadRoutine([
    product('slow', ['cleanse'], { soldQuantity: 1 }),
    product('quick', ['cleanse', 'condition'], { soldQuantity: 9 }),
    product('soft', ['condition']),
  ]);
  expect(steps.map(({ choices }) => choices.map(({ handle }) => handle))).toEqual([
    ['quick', 'slow'],
    ['soft'],
    [],
    [],
    [],
  ]);
});

it('offers nothing that cannot be bought', () => {
  const steps = loadRoutine([
    product('gone', ['cleanse'], { availableForSale: false }),
    product('bare', ['cleanse'], { firstVariant: null }),
    product('gift', ['cleanse'], { tags: ['gift-with-purchase'] }),
  ]);
  expect(steps.flatMap(({ choices }) => choices)).toEqual([]);
});

it('leaves out a product whose first size is sold out: it is the one that would go into the bag', () => {
  const firstVariant = { ...aVariant(), availableForSale: false };
  const [cleanse] = loadRoutine([product('slow', ['cleanse'], { firstVariant })]);
  expect(cleanse?.choices).toEqual([]);
});
