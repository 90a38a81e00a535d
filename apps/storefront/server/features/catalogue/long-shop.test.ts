import type { Loaded } from '@lokke/contract/ports';
import { marketOf } from '@lokke/domain/markets';
import type { CatalogueDrafts } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { ALL_PRODUCTS, productDraft, variantDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { foundIn } from '../../../testing/shops-of.ts';

/** More than one page of the platform, less than two. */
const MOST = 300;
const PAGE = 250;

const SOLD = { namespace: 'lokke', key: 'sold_quantity', type: 'number_integer' };

interface Answer {
  readonly name: string;
  readonly count: number;
}

/** Made-up products: the newer, the more have been sold. */
function draftsOf(count: number): NonNullable<CatalogueDrafts['products']> {
  return Array.from({ length: count }, (_, index) =>
    productDraft({
      handle: `product-${index}`,
      variants: [variantDraft()],
      metafields: [{ ...SOLD, value: String(index) }],
    }),
  );
}

interface Opening {
  readonly count: number;
  readonly isListedWhole?: boolean;
  /** Tells whether the platform offers filters, which count. */
  readonly counts?: boolean;
}

/** A shop, what it is asked and how many products each answer has. */
async function open({ count, isListedWhole = true, counts = true }: Opening) {
  const drafts = {
    products: draftsOf(count),
    ...(isListedWhole && { collections: [ALL_PRODUCTS] }),
  };
  const embedded = await openEmbeddedShops({
    drafts,
    environment: { LONGEST_WHOLE_LIST: String(MOST) },
  });
  const answers: Answer[] = [];
  embedded.respondWith(async (input, init) => {
    const request = new Request(input, init);
    const { query } = JSON.parse(await request.clone().text());
    const response = await embedded.platform.fetch(request);
    const { data } = JSON.parse(await response.clone().text());
    if (!counts && data.collection?.products.filters) data.collection.products.filters = [];
    const nodes = data?.nodes ?? data?.products?.nodes ?? data?.collection?.products?.nodes ?? [];
    answers.push({ name: /query (\w+)/.exec(query)?.[1] ?? '', count: nodes.length });
    return Response.json({ data });
  });
  const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
  return { embedded, catalogue, answers, [Symbol.dispose]: () => embedded[Symbol.dispose]() };
}

const handlesIn = (loaded: Loaded<readonly { readonly handle: string }[]>) =>
  foundIn(loaded).map(({ handle }) => handle);

describe('of a shop whose list is as long as a page may have', () => {
  it.each([
    [PAGE - 1, [PAGE - 1]],
    [PAGE, [PAGE]],
    // The first page does not hold it, so the shop is asked how long its list is.
    [PAGE + 1, [PAGE, 1, 1]],
    [MOST, [PAGE, 1, MOST - PAGE]],
  ])('all %i products are known, the oldest first', async (count, counts) => {
    using shop = await open({ count });
    const handles = handlesIn(await shop.catalogue.products());
    expect(handles).toEqual(Array.from({ length: count }, (_, index) => `product-${index}`));
    expect(shop.answers.map((answer) => answer.count)).toEqual(counts);
    expect(foundIn(await shop.catalogue.productCount())).toBe(count);
  });

  it('a product is found without another request, and so is that there is none', async () => {
    using shop = await open({ count: MOST });
    const [first, second] = foundIn(await shop.catalogue.products());
    const ids = [second?.id ?? '', 'gid://shopify/Product/999999', first?.id ?? ''];
    const asked = shop.answers.length;
    expect(await shop.catalogue.productsByIds(ids)).toEqual({
      kind: 'found',
      value: [second, first],
    });
    const handles = ['product-1', 'unheard-of', 'product-0'];
    expect(foundIn(await shop.catalogue.productsByHandles(handles))).toEqual([second, first]);
    expect(shop.answers).toHaveLength(asked);
  });
});

describe('of a shop whose list is longer', () => {
  it.each([MOST + 1, MOST + PAGE])('of %i products the best sellers are known', async (count) => {
    using shop = await open({ count });
    const handles = handlesIn(await shop.catalogue.products());
    expect(handles).toEqual(
      Array.from({ length: MOST }, (_, index) => `product-${count - 1 - index}`),
    );
    expect(shop.answers).toEqual([
      { name: 'Products', count: PAGE },
      { name: 'Collection', count: 1 },
      { name: 'Collection', count: PAGE },
      { name: 'Collection', count: MOST - PAGE },
    ]);
    expect(foundIn(await shop.catalogue.productCount())).toBe(count);
  });

  it('other products are asked for alone, in portions, and come in their order', async () => {
    const others = PAGE + 1;
    using shop = await open({ count: MOST + others });
    const [best] = foundIn(await shop.catalogue.products());
    // Numbers are given in the order of the drafts.
    const ids = Array.from({ length: others }, (_, index) => `gid://shopify/Product/${index + 1}`);
    shop.answers.length = 0;
    const sought = [...ids, best?.id ?? '', 'gid://shopify/Product/999999', ids[0] ?? ''];
    const handles = handlesIn(await shop.catalogue.productsByIds(sought));
    expect(handles).toEqual([
      ...ids.map((_, index) => `product-${index}`),
      best?.handle,
      'product-0',
    ]);
    expect(shop.answers).toEqual([
      { name: 'ProductsByIds', count: PAGE },
      { name: 'ProductsByIds', count: 2 },
    ]);
  });

  it('a product is found by its handle, without those that there are not', async () => {
    using shop = await open({ count: MOST + 1 });
    const sought = ['unheard-of', 'product-0', 'product-300'];
    expect(handlesIn(await shop.catalogue.productsByHandles(sought))).toEqual([
      'product-0',
      'product-300',
    ]);
  });

  it('what cannot be asked for has failed, and what is known is still found', async () => {
    using shop = await open({ count: MOST + 1 });
    const [best] = foundIn(await shop.catalogue.products());
    shop.embedded.respondWith(async () => Response.json({ errors: 'Not now' }, { status: 403 }));
    const outside = 'gid://shopify/Product/1';
    expect(await shop.catalogue.productsByIds([outside])).toEqual({ kind: 'failed' });
    expect(await shop.catalogue.productsByHandles(['product-0'])).toEqual({ kind: 'failed' });
    expect(foundIn(await shop.catalogue.productsByIds([best?.id ?? '']))).toEqual([best]);
  });

  it('ingredients are read of as many products', async () => {
    using shop = await open({ count: MOST + PAGE });
    await shop.catalogue.products();
    shop.answers.length = 0;
    await shop.catalogue.ingredients();
    const read = shop.answers.filter(({ name }) => name === 'Collection');
    expect(read.reduce((sum, { count }) => sum + count, 0)).toBe(MOST);
  });
});

it.each([
  [MOST, true],
  [MOST + 1, false],
])(
  'a shop of %i products that does not count them is read as one that does',
  async (count, isWhole) => {
    using shop = await open({ count, counts: false });
    expect(foundIn(await shop.catalogue.isLong('all'))).toBe(!isWhole);
    // No more is read to know its length than the ids.
    const [one, ...ids] = shop.answers;
    expect(one).toEqual({ name: 'Collection', count: 1 });
    expect(new Set(ids.map(({ name }) => name))).toEqual(new Set(['CollectionProductIds']));
    expect(handlesIn(await shop.catalogue.products())).toHaveLength(MOST);
    expect(await shop.catalogue.productCount()).toEqual(
      isWhole ? { kind: 'found', value: MOST } : { kind: 'missing' },
    );
  },
);

it('a shop without a collection of all products is known whole, however long', async () => {
  using shop = await open({ count: MOST + 1, isListedWhole: false });
  expect(handlesIn(await shop.catalogue.products())).toHaveLength(MOST + 1);
});

it('nothing is known of a shop that does not say how long its list is', async () => {
  using shop = await open({ count: MOST + 1 });
  const { platform } = shop.embedded;
  shop.embedded.respondWith(async (input, init) => {
    const request = new Request(input, init);
    const { query } = JSON.parse(await request.clone().text());
    return query.includes('query Collection(')
      ? Response.json({ errors: 'Not now' }, { status: 403 })
      : platform.fetch(request);
  });
  expect(await shop.catalogue.products()).toEqual({ kind: 'failed' });
});
