import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { ALL_PRODUCTS, productDraft, SMALL_SHOP, variantDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { foundIn } from '../../../testing/shops-of.ts';
import { NEWEST_API_VERSION } from '../../config/index.ts';

const shadesOf = (count: number) => Array.from({ length: count }, (_, i) => `Shade ${i}`);

async function openWith(count: number, environment: Readonly<Record<string, string>> = {}) {
  const variants = shadesOf(count).map((shade) => variantDraft({ optionValues: [shade] }));
  const embedded = await openEmbeddedShops({
    environment,
    drafts: { products: [productDraft({ optionNames: ['Shade'], variants })] },
  });
  return embedded;
}

const NEWEST = { SHOPIFY_NL_API_VERSION: NEWEST_API_VERSION };

it.each([
  [100, NEWEST, 100, 1],
  [101, NEWEST, 100, 1],
  [2048, NEWEST, 100, 1],
  // Asks for all in an older version, which does not say what there is.
  [100, {}, 100, 1],
  [101, {}, 101, 2],
  [360, {}, 360, 3],
])(
  'of %i variants in a shop with %j come %i, after %i questions',
  async (count, environment, loadedCount, questions) => {
    using embedded = await openWith(count, environment);
    const loaded = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
    expect(foundIn(loaded).variants.map(({ title }) => title)).toEqual(shadesOf(loadedCount));
    expect(embedded.requestCount()).toBe(questions);
  },
);

it('finds a variant that did not come with its product, by its values and by its id', async () => {
  using embedded = await openWith(2048, NEWEST);
  const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
  const product = foundIn(await catalogue.product('rain-shampoo'));
  const makeWanted = (value: string) => ({
    kind: 'options' as const,
    selectedOptions: [{ name: 'Shade', value }],
  });
  const last = await catalogue.variant(product, makeWanted('Shade 2047'));
  expect(foundIn(last)).toMatchObject({ title: 'Shade 2047', availableForSale: true });
  const byId = await catalogue.variant(product, { kind: 'id', id: foundIn(last).id });
  expect(byId).toEqual(last);

  const before = embedded.requestCount();
  expect(await catalogue.variant(product, makeWanted('Shade 7'))).toMatchObject({
    kind: 'found',
  });
  expect(await catalogue.variant(product, makeWanted('Shade 2048'))).toEqual({
    kind: 'missing',
  });
  expect(embedded.requestCount()).toBe(before);
});

it.each([
  ['verified_buyer', true],
  ['unverified', false],
  [null, false],
])('a review whose writer is %s is known to be of a buyer: %s', async (status, isBought) => {
  using embedded = await openEmbeddedShops();
  const node = {
    __typename: 'Metaobject',
    id: 'gid://shopify/Metaobject/1',
    rating: { value: '{"value":"4.0"}' },
    title: { value: 'Soft' },
    submittedAt: { value: '2026-11-19T10:00:00Z' },
    verification: status === null ? null : { value: status },
  };
  const wordless = { ...node, id: 'gid://shopify/Metaobject/2', title: null };
  const product = {
    alone: { value: '[5,3,0,0,1]' },
    reviews: { references: { nodes: [node, wordless] } },
  };
  embedded.respondWith(async () => Response.json({ data: { product } }));
  const reviews = await embedded.shops.catalogueOf(marketOf('nl')).reviews('rain-shampoo');
  expect(reviews).toMatchObject({
    kind: 'found',
    value: { reviews: [{ stars: 4, isBought }], starsAlone: [5, 4, 0, 0, 1] },
  });
});

it('lists ranges and products, and not the collection of all, whose page is the shop', async () => {
  const rain = { ...ALL_PRODUCTS, handle: 'rain', title: 'Rain' };
  const drafts = { ...SMALL_SHOP, collections: [ALL_PRODUCTS, rain] };
  using embedded = await openEmbeddedShops({ drafts });
  const loaded = await embedded.shops.catalogueOf(marketOf('nl')).addresses();
  const paths = loaded.kind === 'found' ? loaded.value.map(({ path }) => path) : [];
  expect(paths).toContain('/range/rain');
  expect(paths).toContain('/products/rain-shampoo');
  expect(paths).not.toContain('/range/all');
});
