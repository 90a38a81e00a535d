import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { productDraft, variantDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { FULL_SHOP } from '../../../testing/full-shop.ts';
import { foundIn } from '../../../testing/shops-of.ts';
import EXPECTED from './catalogue.json' with { type: 'json' };

const MARKETS = [
  ['2024-01', 'nl', 'EUR'],
  ['2024-04', 'es', 'EUR'],
  ['2024-10', 'se', 'SEK'],
  ['2025-04', 'ni', 'GBP'],
] as const;

it.each([
  ['2026-01', ['shipping-policy', 'privacy-policy']],
  ['2026-04', ['shipping-policy', 'privacy-policy', 'legal-notice']],
  ['2026-10', ['shipping-policy', 'privacy-policy', 'legal-notice']],
])('a shop of %s has the policies %j', async (version, handles) => {
  using embedded = await openEmbeddedShops({
    drafts: FULL_SHOP,
    environment: { SHOPIFY_NL_API_VERSION: version },
  });
  const policies = foundIn(await embedded.shops.catalogueOf(marketOf('nl')).policies());
  expect(policies.map(({ handle }) => handle)).toEqual(handles);
});

it('a product tells its producer, and the fragrance allergens among its ingredients', async () => {
  const type = 'multi_line_text_field';
  const [producer, inci] = ['Acme\n1 Rue X, Paris\nhi@acme.test', 'AQUA, PARFUM, d-Limonene'];
  const metafields = Object.entries({ producer, inci }).map(([key, value]) => ({
    namespace: 'lokke',
    key,
    type,
    value,
  }));
  using embedded = await openEmbeddedShops({
    drafts: { products: [productDraft({ metafields })] },
  });
  const product = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
  expect(foundIn(product)).toMatchObject({ producer, allergens: ['LIMONENE'] });
});

describe.each(MARKETS)('over %s (%s)', (_, locale, currencyCode) => {
  const market = marketOf(locale);
  const open = () => openEmbeddedShops({ shops: [market.shop], drafts: FULL_SHOP });

  it('all products are listed, each with what a card shows', async () => {
    using embedded = await open();
    const products = foundIn(await embedded.shops.catalogueOf(market).products());
    expect(products.map(({ handle }) => handle)).toEqual(['rain-shampoo', 'rain-mask']);
    expect(products[0]).toMatchObject({
      title: 'Rain shampoo',
      range: 'rain',
      promise: 'Water dat blijft',
      soldQuantity: 420,
      rating: { averageRating: 4.7, count: 31 },
      firstVariant: { price: { amountInMinorUnits: 1250, currencyCode } },
    });
    expect(products[1]?.rating).toBeNull();
  });

  it('a product is the same object in every list that shows it, also when it is loaded anew', async () => {
    using embedded = await open();
    const catalogue = () => embedded.shops.catalogueOf(market, { fetchMode: 'current' });
    const byHandle = (products: readonly { readonly handle: string }[]) =>
      new Map(products.map((product) => [product.handle, product]));
    const listed = byHandle(foundIn(await catalogue().products()));
    const { products } = foundIn(await catalogue().collection('rain'));
    const again = byHandle(foundIn(await catalogue().products()));
    for (const product of products) {
      expect(product).toBe(listed.get(product.handle));
      expect(product).toBe(again.get(product.handle));
    }
  });

  it('a product has all its parts', async () => {
    using embedded = await open();
    const product = foundIn(await embedded.shops.catalogueOf(market).product('rain-shampoo'));
    expect(product).toMatchObject(EXPECTED.product);
  });

  it('a collection keeps its own order, a menu its tree, the policies their texts', async () => {
    using embedded = await open();
    const catalogue = embedded.shops.catalogueOf(market);
    const collection = foundIn(await catalogue.collection('rain'));
    expect(collection).toMatchObject({
      title: 'Rain',
      description: 'Vocht.',
      picture: { altText: 'De lijn' },
    });
    expect(collection.products.map(({ handle }) => handle)).toEqual(['rain-mask', 'rain-shampoo']);
    expect(foundIn(await catalogue.menu('main-menu'))).toEqual(EXPECTED.menu);
    expect(foundIn(await catalogue.policies())).toEqual(EXPECTED.policies);
  });

  it('a product recommends others', async () => {
    using embedded = await open();
    const catalogue = embedded.shops.catalogueOf(market);
    const { id } = foundIn(await catalogue.product('rain-shampoo'));
    const { complementary, related } = foundIn(await catalogue.recommendations(id));
    expect(complementary).toEqual([]);
    expect(related.map(({ handle }) => handle)).toEqual(['rain-mask']);
  });

  it('products are found by words, and suggested with their collections', async () => {
    using embedded = await open();
    const catalogue = embedded.shops.catalogueOf(market);
    expect(foundIn(await catalogue.search('masker'))).toMatchObject([{ handle: 'rain-mask' }]);
    const { products, collections } = foundIn(await catalogue.predictiveSearch('rain'));
    expect(products.map(({ handle }) => handle).sort()).toEqual(['rain-mask', 'rain-shampoo']);
    expect(collections).toMatchObject([{ handle: 'rain' }]);
  });

  it.each(['product', 'collection', 'menu'] as const)('an unknown %s is missing', async (kind) => {
    using embedded = await open();
    const catalogue = embedded.shops.catalogueOf(market);
    expect(await catalogue[kind]('nothing')).toEqual({ kind: 'missing' });
  });
});

describe('a variant', () => {
  it('has its price, none before it without a history, its unit price and its stock', async () => {
    using embedded = await openEmbeddedShops({ drafts: FULL_SHOP });
    const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
    const { variants } = foundIn(await catalogue.product('rain-shampoo'));
    expect(variants).toMatchObject(EXPECTED.variants);
  });
});

describe('a picture', () => {
  it('without a text of its own says the product, without a size has the usual one', async () => {
    using embedded = await openEmbeddedShops({ drafts: FULL_SHOP });
    const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
    const { pictures } = foundIn(await catalogue.product('rain-shampoo'));
    expect(pictures).toMatchObject([
      { altText: 'Een fles', width: 800, height: 1000 },
      { altText: 'Rain shampoo', width: 1200, height: 1500, isSizeGuessed: true },
    ]);
  });
});

describe('the catalogue', () => {
  it('is read page after page when it is longer than the platform gives at once', async () => {
    const products = Array.from({ length: 251 }, (_, index) =>
      productDraft({ handle: `product-${index}`, variants: [variantDraft()] }),
    );
    using embedded = await openEmbeddedShops({ drafts: { products } });
    const listed = foundIn(await embedded.shops.catalogueOf(marketOf('nl')).products());
    expect(new Set(listed.map(({ handle }) => handle)).size).toBe(251);
    // Two pages, and between them whether the shop is too long for all of them.
    expect(embedded.requestCount()).toBe(3);
  });

  it('speaks the language of the market, on one shop', async () => {
    using embedded = await openEmbeddedShops({
      drafts: {
        ...FULL_SHOP,
        translations: [
          { kind: 'product', handle: 'rain-mask', language: 'EN', fields: { title: 'Rain mask' } },
        ],
      },
    });
    const titleIn = async (locale: 'en' | 'nl') =>
      foundIn(await embedded.shops.catalogueOf(marketOf(locale)).product('rain-mask')).title;
    expect(await titleIn('en')).toBe('Rain mask');
    expect(await titleIn('nl')).toBe('Rain masker');
  });

  it('shows what was imported while it runs, one look later', async () => {
    let time = 0;
    using embedded = await openEmbeddedShops({ now: () => time });
    const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
    expect(foundIn(await catalogue.products())).toHaveLength(3);
    await embedded.save('nl', { products: [productDraft({ handle: 'new' })] });
    time += 5_000;
    await catalogue.products();
    await expect
      .poll(async () => foundIn(await catalogue.products()).map(({ handle }) => handle))
      .toContain('new');
  });

  it('leaves out a product that cannot be read, and names it in the log', async () => {
    using embedded = await openEmbeddedShops();
    const { products } = embedded.shops.catalogueOf(marketOf('nl'));
    embedded.alterReplies((text) => text.replaceAll('"amount":"19.95"', '"amount":"a lot"'));
    expect(foundIn(await products()).map(({ handle }) => handle)).toEqual([
      'rain-shampoo',
      'rain-oil',
    ]);
    expect(embedded.logged).toMatchObject([
      {
        event: 'catalogue.unreadable',
        product: 'rain-mask',
        reason: expect.stringContaining('a lot'),
      },
    ]);
  });

  it('has failed when the platform does, and the log says what and why', async () => {
    using embedded = await openEmbeddedShops();
    embedded.respondWith(async () => Response.json({ errors: 'Not Found' }, { status: 404 }));
    const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
    expect(await catalogue.product('rain-shampoo')).toEqual({ kind: 'failed' });
    expect(embedded.logged).toEqual([
      {
        level: 'error',
        event: 'catalogue.failed',
        shop: 'nl',
        what: 'product rain-shampoo',
        reason: 'http 404: Not Found',
      },
    ]);
  });
});
