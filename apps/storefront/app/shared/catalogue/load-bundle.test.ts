import type { ProductDetail } from '@lokke/domain/catalogue';
import { expect, it, test } from 'vitest';
import { loadBundle } from './load-bundle.ts';
import { aProductDetail, aVariant } from './products.test-kit.ts';

function product(id: string, amountInMinorUnits: number | null): ProductDetail {
  const price = { amountInMinorUnits: amountInMinorUnits ?? 0, currencyCode: 'EUR' } as const;
  const firstVariant =
    amountInMinorUnits === null ? null : aVariant({ id: `variant ${id}`, price });
  return aProductDetail({ id, handle: id, title: id, firstVariant });
}

const euros = (amountInMinorUnits: number) => ({ amountInMinorUnits, currencyCode: 'EUR' });
const CATALOGUE = [product('a', 2400), product('b', 1600), product('unpriced', null)];

test.each([
  [3999, 1],
  [4000, null],
  [4001, null],
])('a set of 4000 sold for %i saves %s', (price, saving) => {
  const set = { ...product('set', price), bundledProducts: ['a', 'b'] };
  const bundle = loadBundle(set, CATALOGUE);
  expect(bundle?.sum).toEqual(euros(4000));
  expect(bundle?.saving).toEqual(saving === null ? null : euros(saving));
  expect(bundle?.cards.map(({ handle }) => handle)).toEqual(['a', 'b']);
});

it('promises no saving where a product has no price', () => {
  const set = { ...product('set', 100), bundledProducts: ['a', 'unpriced'] };
  expect(loadBundle(set, CATALOGUE)).toMatchObject({ sum: null, saving: null });
});

it('leaves out what the market does not sell, and is nothing when nothing is left', () => {
  const set = { ...product('set', 100), bundledProducts: ['gone', 'b'] };
  expect(loadBundle(set, CATALOGUE)?.cards).toHaveLength(1);
  expect(loadBundle({ ...set, bundledProducts: ['gone'] }, CATALOGUE)).toBeNull();
  expect(loadBundle(product('a', 1), CATALOGUE)).toBeNull();
});
