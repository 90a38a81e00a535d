import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import { deriveCollections, MAX_TAGS } from './derive-collections.ts';
import { deriveFilters } from './derive-filters.ts';
import { fillShop } from './index.ts';
import en from './messages/en.json' with { type: 'json' };

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/products');

let plain: ProductDraft;
beforeAll(async () => {
  const platform = openPlatform();
  await fillShop(
    platform.context,
    'nl',
    { products: [join(FIXTURES, 'home.csv')] },
    {
      derive: () => ({}),
      alongside(_sql, { products }) {
        const [first] = products ?? [];
        if (first !== undefined) plain = { ...first, vendor: '', productType: '', tags: [] };
      },
    },
  );
});

const product = (changes: Partial<ProductDraft>, handle = 'p'): ProductDraft => ({
  ...plain,
  handle,
  ...changes,
});
const products = (count: number, changes: (index: number) => Partial<ProductDraft>) =>
  Array.from({ length: count }, (_, index) => product(changes(index), `p${index}`));
const tagsOf = (drafts: readonly ProductDraft[]) =>
  deriveCollections(drafts, en).tags.map(({ title }) => title);

describe('collections of a catalogue', () => {
  it('are everything, the newest, the best sold, and one for each type and vendor', () => {
    const { drafts, types, vendors } = deriveCollections(
      [
        product({ productType: 'Lamp', vendor: 'Noord' }, 'a'),
        product({ productType: 'Vase', vendor: 'Noord' }, 'b'),
        product({ productType: 'Vase', vendor: 'Zuid' }, 'c'),
        product({ productType: 'Hidden', status: 'DRAFT' }, 'd'),
        product({ productType: 'Hidden', isPublished: false }, 'e'),
      ],
      en,
    );
    expect(types.map(({ title }) => title)).toEqual(['Vase', 'Lamp']);
    expect(vendors.map(({ title }) => title)).toEqual(['Noord', 'Zuid']);
    expect(drafts.map(({ handle }) => handle)).toEqual([
      'all',
      'new',
      'best-sellers',
      'vase',
      'lamp',
      'noord',
      'zuid',
    ]);
  });

  it('have the first picture of known size, or any where none is known', () => {
    const image = { src: 'https://a.example/1.jpg', altText: null };
    const unknown = { ...image, widthInPixels: null, heightInPixels: null };
    const known = { ...image, src: '/files/2.jpg', widthInPixels: 10, heightInPixels: 10 };
    const showBy = (...all: readonly ProductDraft['images'][]) =>
      deriveCollections(
        all.map((images, index) => product({ images }, `p${index}`)),
        en,
      ).drafts[0]?.image;
    expect(showBy([], [unknown], [known])).toEqual(known);
    expect(showBy([], [unknown])).toEqual(unknown);
    expect(showBy([])).toBeNull();
  });

  it('have handles of their own, also where names are alike or taken', () => {
    const { drafts } = deriveCollections(
      products(2, (i) => ({
        productType: 'New',
        vendor: i === 0 ? 'New' : 'Zuid',
        tags: ['all', '!'],
      })),
      en,
    );
    const handles = drafts.map(({ handle }) => handle);
    expect(handles).toEqual(['all', 'new', 'best-sellers', 'type-new', 'vendor-new', 'zuid']);
  });

  it.each([
    [1, 10, []],
    [2, 10, ['gift']],
    [9, 10, ['gift']],
    [10, 10, []],
  ])('a tag of %i of %i products makes %j', (tagged, count, expected) => {
    expect(tagsOf(products(count, (i) => ({ tags: i < tagged ? ['gift'] : [] })))).toEqual(
      expected,
    );
  });

  it('count spellings of a type as one, by the most used, and have none for a single vendor', () => {
    const types = ['retro', 'Retro', 'Retro ', 'Modern'];
    const derived = deriveCollections(
      products(4, (i) => ({ productType: types[i] ?? '', vendor: 'Noord' })),
      en,
    );
    expect(derived.types.map(({ title }) => title)).toEqual(['Retro', 'Modern']);
    expect(derived.vendors).toEqual([]);
  });

  it.each([
    ['warm', true],
    ['size-5', false],
    ['5', false],
    ['art deco lamp', true],
    ['buy cheap lamp online', false],
    ['colour_red', false],
  ])('of the tag %s: %s', (tag, isTheme) => {
    expect(tagsOf(products(4, (i) => ({ tags: i < 2 ? [tag] : [] })))).toEqual(
      isTheme ? [tag] : [],
    );
  });

  it('leave out tags that repeat the type or vendor, or are an app’s', () => {
    const tags = ['lamp', 'NOORD', 'app:x', '__sync', 'warm'];
    const drafts = products(4, (i) => ({
      productType: 'Lamp',
      vendor: 'Noord',
      tags: i < 2 ? tags : [],
    }));
    expect(tagsOf(drafts)).toEqual(['warm']);
  });

  it.each([MAX_TAGS - 1, MAX_TAGS, MAX_TAGS + 1])('of %i tags are at most 24', (count) => {
    const tags = Array.from({ length: count }, (_, i) => `tag ${i}x`);
    const drafts = products(4, (i) => ({ tags: i < 2 ? tags : [] }));
    expect(tagsOf(drafts)).toHaveLength(Math.min(count, MAX_TAGS));
  });
});

describe('filters of a catalogue', () => {
  const idsOf = (drafts: readonly ProductDraft[]) =>
    deriveFilters(drafts, 'acme').map(({ id }) => id);
  const list = (namespace: string, key: string, ...values: readonly string[]) => ({
    metafields: [
      { namespace, key, type: 'list.single_line_text_field', value: JSON.stringify(values) },
    ],
  });

  it('of products that differ in nothing are the availability alone', () => {
    expect(idsOf(products(2, () => ({ productType: 'A', vendor: 'B' })))).toEqual(['availability']);
    expect(idsOf([])).toEqual(['availability']);
  });

  it('follow what products differ in', () => {
    const drafts = products(4, (i) => ({
      productType: `Type ${i % 2}`,
      vendor: `Vendor ${i % 2}`,
      tags: i % 2 === 0 ? ['a', 'b'] : [],
      optionNames: [i === 0 ? 'Colour' : 'colour'],
      variants: plain.variants.map((variant) => ({
        ...variant,
        priceInMinorUnits: 100 * i,
        optionValues: [i % 2 === 0 ? 'Red' : 'Navy'],
      })),
      ...list('custom', 'care_level', i % 2 === 0 ? 'easy' : 'hard'),
    }));
    expect(deriveFilters(drafts, 'acme')).toEqual([
      { id: 'availability', source: { kind: 'availability' }, condition: 'OR' },
      { id: 'price', source: { kind: 'price' }, condition: 'OR' },
      { id: 'productType', source: { kind: 'productType' }, condition: 'OR', isPromoted: true },
      { id: 'vendor', source: { kind: 'vendor' }, condition: 'OR' },
      {
        id: 'option.colour',
        source: { kind: 'option', name: 'Colour' },
        label: 'Colour',
        condition: 'OR',
        swatches: { Red: '#c62828', Navy: '#1b2a4a' },
        isPromoted: true,
      },
      { id: 'tag', source: { kind: 'tag', values: ['a', 'b'] }, condition: 'OR' },
      {
        id: 'custom.care_level',
        source: { kind: 'metafield', namespace: 'custom', key: 'care_level' },
        label: 'Care level',
        condition: 'OR',
      },
    ]);
  });

  it('start with what hair care is chosen by, joined as the storefront joins it', () => {
    const drafts = [product({ ...list('acme', 'hair_type', 'dry') }), product({}, 'q')];
    expect(deriveFilters(drafts, 'acme')[0]).toEqual({
      id: 'hairType',
      source: { kind: 'spec' },
      condition: 'AND',
      isPromoted: true,
    });
  });
});
