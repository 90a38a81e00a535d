import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { ALL_PRODUCTS, productDraft, SMALL_SHOP, variantDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

const shadesOf = (count: number) => Array.from({ length: count }, (_, i) => `Shade ${i}`);

async function openWith(count: number) {
  const variants = shadesOf(count).map((shade) => variantDraft({ optionValues: [shade] }));
  const embedded = await openEmbeddedShops({
    drafts: { products: [productDraft({ optionNames: ['Shade'], variants })] },
  });
  return embedded;
}

it.each([
  [100, 1],
  [101, 2],
  [360, 3],
])('a product of %i variants has all of them, after %i questions', async (count, questions) => {
  using embedded = await openWith(count);
  const loaded = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
  if (loaded.kind !== 'found') throw new Error(`It is ${loaded.kind}`);
  expect(loaded.value.variants.map(({ title }) => title)).toEqual(shadesOf(count));
  expect(embedded.requestCount()).toBe(questions);
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
    submittedAt: { value: '2026-11-19T10:00:00Z' },
    verification: status === null ? null : { value: status },
  };
  const product = { reviews: { references: { nodes: [node] } } };
  embedded.respondWith(async () => Response.json({ data: { product } }));
  const reviews = await embedded.shops.catalogueOf(marketOf('nl')).reviews('rain-shampoo');
  expect(reviews).toMatchObject({ kind: 'found', value: [{ stars: 4, isBought }] });
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
