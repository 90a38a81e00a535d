import { expect, test } from 'vitest';
import { featureProducts, initialOf, leadingPicture } from './feature-products.ts';
import { makeProduct, makeVariant } from './product.test-kit.ts';
import type { ProductSummary } from './product.ts';

interface Traits {
  readonly side?: number | null;
  readonly isSizeGuessed?: boolean;
  readonly stock?: number | null;
  readonly isSoldOut?: boolean;
  readonly tags?: readonly string[];
}

function product(
  handle: string,
  { side = 100, stock = 1, isSoldOut = false, tags = [], isSizeGuessed = false }: Traits = {},
): ProductSummary {
  const size = { width: side ?? 0, height: side ?? 0 };
  const guessed = isSizeGuessed ? ({ isSizeGuessed: true } as const) : {};
  const picture = { url: `/${handle}.jpg`, altText: '', ...size, ...guessed };
  return makeProduct(handle, {
    tags,
    pictures: side === null ? [] : [picture],
    firstVariant: makeVariant(handle, { availableForSale: !isSoldOut, quantityAvailable: stock }),
    availableForSale: !isSoldOut,
  });
}

const featuredHandles = (products: readonly ProductSummary[], count = 3) =>
  featureProducts(products, count).map(({ handle }) => handle);

test('the largest picture comes first, and none last', () => {
  const products = [
    product('none', { side: null, stock: 9 }),
    product('small', { side: 99, stock: 9 }),
    product('large', { side: 101 }),
    product('usual', { side: 100 }),
  ];
  expect(featuredHandles(products)).toEqual(['large', 'usual', 'small']);
  expect(featuredHandles(products, 4).at(-1)).toBe('none');
});

test('a picture of unknown size follows those of a known one, and leads where there is no other', () => {
  const guessed = product('guessed', { side: 1500, isSizeGuessed: true });
  const others = [product('none', { side: null }), guessed, product('small', { side: 99 })];
  expect(featuredHandles(others)).toEqual(['small', 'guessed', 'none']);
  expect(leadingPicture(others)?.url).toBe('/small.jpg');
  expect(leadingPicture(others.slice(0, 2))?.url).toBe('/guessed.jpg');
  expect(leadingPicture(others.slice(0, 1))).toBeNull();
});

test('of pictures as large, the one of which there is more comes first; then the order stays', () => {
  const products = [
    product('uncounted', { stock: null }),
    product('two', { stock: 2 }),
    product('three', { stock: 3 }),
    product('none', { stock: 0 }),
  ];
  expect(featuredHandles(products, 4)).toEqual(['three', 'two', 'uncounted', 'none']);
});

test('what is sold out follows what can be bought, however large', () => {
  const products = [product('gone', { side: 900, isSoldOut: true }), product('there')];
  expect(featuredHandles(products)).toEqual(['there', 'gone']);
});

test('what is not listed is left out, and fewer than asked for are all', () => {
  expect(featuredHandles([product('gift', { tags: ['free-item'] }), product('one')])).toEqual([
    'one',
  ]);
  expect(featuredHandles([])).toEqual([]);
});

test.each([
  ['rain shampoo', 'R'],
  ['“ålesund” mug', 'Å'],
  ['2-in-1 wash', '2'],
  ['शैम्पू', 'श'],
  ['!?', ''],
])('%s stands as %s', (title, initial) => {
  expect(initialOf(title)).toBe(initial);
});
