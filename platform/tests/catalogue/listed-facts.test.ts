import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { EVERYTHING } from '../fixtures/collection-draft.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';

/** Beyond 500 values lists do not offer a metafield, and its values stay in the records. */
const PRODUCTS = 502;

let platform: Platform;
beforeAll(async () => {
  platform = createPlatform({ dataFile: ':memory:' });
  const metafield = (key: string, type: string, value: string) => ({
    namespace: 'own',
    key,
    type,
    value,
  });
  await saveCatalogue(platform.context, 'nl', {
    products: Array.from({ length: PRODUCTS }, (_, i) =>
      productDraft({
        handle: `oil-${i}`,
        title: `Oil ${i}`,
        metafields: [
          metafield('promise', 'single_line_text_field', `promise ${i}`),
          metafield('kind', 'single_line_text_field', `kind ${i % 500}`),
          metafield('story', 'multi_line_text_field', `story ${i % 2}`),
          metafield('hair', 'list.single_line_text_field', i === 3 ? '["dry","curly"]' : '["dry"]'),
        ],
        variants: [variantDraft({ metafields: [metafield('shade', 'color', `#00000${i % 5}`)] })],
      }),
    ),
    collections: [EVERYTHING],
  });
});
afterAll(() => platform.close());

interface Found {
  readonly collection: { readonly products: { readonly nodes: readonly { title: string }[] } };
}

async function titlesWith(filter: object): Promise<readonly string[]> {
  const { data } = await shopperAt(platform, 'nl', '2025-04').request<Found>(
    `query ($filters: [ProductFilter!]) { collection(handle: "everything") {
      products(first: 250, filters: $filters) { nodes { title } } } }`,
    { filters: [filter] },
  );
  return data?.collection.products.nodes.map(({ title }) => title) ?? [];
}

const product = (key: string, value: string) => ({
  productMetafield: { namespace: 'own', key, value },
});

it.each([
  ['a metafield with more values than lists offer', product('promise', 'promise 501'), 1],
  ['its first value, too', product('promise', 'promise 0'), 1],
  ['one with as many as they offer', product('kind', 'kind 1'), 2],
  ['one of a kind that they do not offer', product('story', 'story 1'), 250],
  ['a value of a list', product('hair', 'curly'), 1],
  ['a value that nobody has', product('hair', 'red'), 0],
  ['a metafield that nobody has', product('none', 'red'), 0],
])('filters by %s', async (_, filter, count) => {
  expect(await titlesWith(filter)).toHaveLength(count);
});

it.each([
  ['of some variants', 'shade', '#000001', 101],
  ['that no variant has', 'hair', 'dry', 0],
])('filters by a metafield %s', async (_, key, value, count) => {
  const found = await titlesWith({ variantMetafield: { namespace: 'own', key, value } });
  expect(found).toHaveLength(count);
});
