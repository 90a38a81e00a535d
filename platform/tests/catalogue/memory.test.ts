import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { EVERYTHING } from '../fixtures/collection-draft.ts';
import { productDraft } from '../fixtures/product-draft.ts';
import { type Shopper, shopperAt } from '../fixtures/shopper.ts';

const PRODUCTS = 3_000;
/** `MOST_RECORDS` of the platform. */
const KEPT = 1_000;

let platform: Platform;
let shopper: Shopper;
beforeAll(async () => {
  platform = createPlatform({ dataFile: ':memory:' });
  shopper = shopperAt(platform, 'nl', '2025-04');
  await saveCatalogue(platform.context, 'nl', {
    products: Array.from({ length: PRODUCTS }, (_, i) =>
      productDraft({ handle: `oil-${i}`, title: `Oil ${i}`, tags: [`tag-${i % 7}`] }),
    ),
    collections: [EVERYTHING],
  });
});
afterAll(() => platform.close());

const catalogue = () => readCatalogue(platform.context.store, 'nl');

async function collectGarbage(): Promise<void> {
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

interface Page {
  readonly collection: {
    readonly products: {
      readonly nodes: readonly unknown[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    };
  };
}

async function readPage(after: string | null): Promise<Page['collection']['products']> {
  const { data } = await shopper.request<Page>(
    `query ($after: String) { collection(handle: "everything") {
      products(first: 250, after: $after, sortKey: TITLE) {
        nodes { title description }
        filters { values { label count } }
        pageInfo { hasNextPage endCursor }
      } } }`,
    { after },
  );
  if (data === undefined) throw new Error('no page');
  return data.collection.products;
}

async function readAllPages(): Promise<number> {
  let count = 0;
  let after: string | null = null;
  for (let hasMore = true; hasMore; ) {
    const { nodes, pageInfo } = await readPage(after);
    count += nodes.length;
    after = pageInfo.endCursor;
    hasMore = pageInfo.hasNextPage;
  }
  return count;
}

it('finds options and pictures by their ids without reading what others have', async () => {
  const { recordsInMemory, productByHandle } = catalogue();
  const before = recordsInMemory();
  const number = productByHandle.get('oil-2999')?.record.options[0]?.number ?? 0;
  const ids = [
    `gid://shopify/ProductOption/${number}`,
    'gid://shopify/ProductOption/999999999',
    'gid://shopify/MediaImage/999999999',
  ];
  const { data } = await shopper.request(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ProductOption { name } } }',
    { ids },
  );
  expect(data).toEqual({ nodes: [{ id: ids[0], name: expect.any(String) }, null, null] });
  expect(recordsInMemory()).toBeLessThanOrEqual(before + 1);
});

it.each([
  ['ID', 1],
  // Once to find it, once to rank it.
  ['RELEVANCE', 2],
])(
  'in the order %s, reads the words of a product %i times for however many are looked for',
  async (sortKey, times) => {
    const [product] = catalogue().products;
    if (product === undefined) throw new Error('no product');
    const read = vi.spyOn(product, 'peek');
    const { data } = await shopper.request(
      'query ($query: String, $sortKey: ProductSortKeys) { products(first: 1, query: $query, sortKey: $sortKey) { nodes { title } } }',
      { query: 'none OR nothing OR title:nobody OR oil', sortKey },
    );
    expect(data).toEqual({ products: { nodes: [{ title: 'Oil 0' }] } });
    expect(read).toHaveBeenCalledTimes(times);
    read.mockRestore();
  },
);

it('keeps some of the records that lists, searches and filters have read', async () => {
  expect(await readAllPages()).toBe(PRODUCTS);
  for (const query of [
    '{ products(first: 5, query: "oil 2999") { nodes { title } } }',
    '{ products(first: 5, query: "tag:tag-3", sortKey: TITLE) { nodes { title } } }',
    '{ search(first: 5, query: "oil") { totalCount } }',
    '{ predictiveSearch(query: "oil 29") { products { title } } }',
    '{ productRecommendations(productHandle: "oil-7") { handle } }',
    '{ sitemap(type: PRODUCT) { pagesCount { count } resources(page: 3) { items { handle } } } }',
  ]) {
    expect(await shopper.request(query)).toMatchObject({ errors: [] });
  }
  expect(catalogue().recordsInMemory()).toBeLessThanOrEqual(KEPT);
});

it('holds on to no record that others have pushed out', async () => {
  const read = catalogue().products.map(({ record }) => new WeakRef(record));
  expect(read).toHaveLength(PRODUCTS);
  await collectGarbage();
  const kept = read.filter((reference) => reference.deref() !== undefined);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThanOrEqual(KEPT);
});

it('reads a record again that was pushed out', () => {
  const { productByHandle } = catalogue();
  const titles = Array.from(
    { length: PRODUCTS },
    (_, i) => productByHandle.get(`oil-${i}`)?.record.title,
  );
  expect(titles).toEqual(Array.from({ length: PRODUCTS }, (_, i) => `Oil ${i}`));
});
