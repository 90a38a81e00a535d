import { isListed } from '@lokke/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { aProduct, aVariant } from '../catalogue/products.test-kit.ts';
import { isQuickToAdd, isTellingBadge, toCard, withSoftHyphens } from './card.ts';

const variant = aVariant();

const product = aProduct({
  range: 'rain',
  pictures: [
    { url: 'https://cdn.example.com/a.webp', altText: 'A', width: 960, height: 1200 },
    { url: 'https://cdn.example.com/b.webp', altText: 'B', width: 1200, height: 900 },
  ],
});

const prices = (lowest: number, highest: number) => ({
  lowestPrice: { amountInMinorUnits: lowest, currencyCode: 'EUR' } as const,
  highestPrice: { amountInMinorUnits: highest, currencyCode: 'EUR' } as const,
});

describe('a card', () => {
  it('shows the first variant and the second picture on the other side', () => {
    expect(toCard(product)).toMatchObject({
      price: variant.price,
      priceBefore: null,
      size: '300 ml',
      picture: { url: 'https://cdn.example.com/a.webp', width: 960, height: 1200 },
      secondPictureUrl: 'https://cdn.example.com/b.webp',
      isSoldOut: false,
    });
  });

  it.each([
    [['bestseller', 'new'], 'new'],
    [['new', 'professional-only'], 'professional-only'],
    [['travel'], null],
  ])('with tags %j wears the badge %s', (tags, badge) => {
    expect(toCard({ ...product, tags }).badge).toBe(badge);
  });

  it.each([
    [2399, null],
    [2400, null],
    [2401, { amountInMinorUnits: 2401, currencyCode: 'EUR' }],
  ] as const)('that cost %i before shows %j struck', (amountInMinorUnits, before) => {
    const compareAtPrice = { amountInMinorUnits, currencyCode: 'EUR' } as const;
    const firstVariant = { ...variant, compareAtPrice };
    expect(toCard({ ...product, firstVariant }).priceBefore).toEqual(before);
  });

  it('brings no words for its picture, which nobody would read sixty times', () => {
    expect(JSON.stringify(toCard(product))).not.toContain('altText');
  });

  it('tells the unit price of its price', () => {
    const unitPrice = { price: variant.price, per: '1 l' };
    const told = toCard({ ...product, firstVariant: { ...variant, unitPrice } });
    expect(told).toMatchObject({ price: variant.price, unitPrice });
    expect(toCard(product)).not.toHaveProperty('unitPrice');
  });

  it('has no size when the product comes in one', () => {
    const firstVariant = { ...variant, title: 'Default Title' };
    expect(toCard({ ...product, firstVariant }).size).toBeNull();
  });

  it.each([
    ['all at its price', 2400, 2400, { count: 2, isPriceFrom: false }],
    ['one dearer', 2400, 2401, { count: 2, isPriceFrom: true }],
    ['one cheaper', 2399, 2400, { count: null, isPriceFrom: false }],
    ['some cheaper, some dearer', 2399, 2401, { count: null, isPriceFrom: false }],
  ])('of several sizes, %s, shows the price of the first', (_, lowest, highest, sizes) => {
    const card = toCard({ ...product, sizes: { count: 2, ...prices(lowest, highest) } });
    expect(card.price).toEqual(variant.price);
    expect(card.sizes).toEqual(sizes);
  });

  it('in one size has no field for sizes', () => {
    expect(toCard(product)).not.toHaveProperty('sizes');
  });

  it.each([
    ['on sale', {}, true],
    ['for professionals', { tags: ['professional-only'] }, false],
    ['sold out', { availableForSale: false }, false],
    ['without a price', { firstVariant: null }, false],
  ])('of a product %s can be added from the list: %s', (_, changes, isQuick) => {
    expect(isQuickToAdd(toCard({ ...product, ...changes }))).toBe(isQuick);
  });

  it('stands without variants and pictures', () => {
    const bare = { ...product, firstVariant: null, pictures: [], availableForSale: false };
    expect(toCard(bare)).toMatchObject({ price: null, picture: null, isSoldOut: true });
  });
});

it.each([
  [['gift', 'gift-with-purchase'], false],
  [['travel', 'free-item'], false],
  [['gift'], true],
  [[], true],
])('a product with tags %j is listed: %s', (tags, listed) => {
  expect(isListed({ ...product, tags })).toBe(listed);
});

it.each([
  [4, 4, true],
  [5, 3, false],
  [1, 0, false],
])(
  'among %i bestsellers and %i others their badge tells something: %s',
  (best, others, isTelling) => {
    const cards = [
      ...Array.from({ length: best }, () => toCard({ ...product, tags: ['bestseller'] })),
      ...Array.from({ length: others }, () => toCard({ ...product })),
    ];
    expect(isTellingBadge('bestseller', cards)).toBe(isTelling);
  },
);

it.each([
  ['Rain Feuchtigkeitsshampoo', 'Rain Feuchtigkeits\u00adshampoo'],
  ['Moss Tiefenreinigungsshampoo, groß', 'Moss Tiefenreinigungs\u00adshampoo, groß'],
  ['Chalk Silbershampoo', 'Chalk Silbershampoo'],
  ['Rain Vochtshampoo', 'Rain Vochtshampoo'],
])('the title %s may break as “%s”', (title, shown) => {
  expect(withSoftHyphens(title)).toBe(shown);
});
