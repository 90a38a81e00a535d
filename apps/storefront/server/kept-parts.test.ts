import { exportContent, importContent, saveCatalogue } from '@lokke/platform';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { variantDraft } from '../testing/drafts.ts';
import { FULL_SHOP } from '../testing/full-shop.ts';
import { openInMemoryStorefront, type WholeStorefront } from '../testing/in-memory-storefront.ts';
import { cacheTags } from './cache/cache-tags.ts';

const PAGES = ['/nl', '/nl/shop', '/nl/products/rain-mask', '/nl/nowhere', '/nl/search?q=rain'];

let shop: WholeStorefront;

beforeEach(async () => {
  // Without finished pages, each is drawn for each request, of parts that are kept.
  shop = await openInMemoryStorefront({ environment: { PAGE_CACHE_MIB: '0' } });
});
afterEach(() => shop[Symbol.asyncDispose]());

const read = async (path: string) => (await shop.ask(path)).text();

it('a page reads the same with parts that were drawn for it and with kept ones', async () => {
  for (const path of PAGES) {
    // Its parts are fetched for the first page, drawn for the second and kept for the third.
    const first = await read(path);
    expect(first).toContain('<footer');
    expect(await read(path)).toBe(first);
    expect(await read(path)).toBe(first);
  }
});

it('parts that another page had drawn read as they would by themselves', async () => {
  const alone = await openInMemoryStorefront({ environment: { PAGE_CACHE_MIB: '0' } });
  for (const path of PAGES) for (let times = 0; times < 3; times += 1) await read(path);
  const path = '/nl/products/rain-shampoo';
  expect(await read(path)).toBe(await (await alone.ask(path)).text());
  await alone[Symbol.asyncDispose]();
});

const cardOf = (html: string) =>
  /<a href="\/nl\/products\/rain-mask".*?<\/article>/s.exec(html)?.[0];

it('a product that has changed is drawn anew as soon as that is known', async () => {
  for (let times = 0; times < 3; times += 1) {
    expect(cardOf(await read('/nl/shop'))).toMatch(/>€\s12,50</);
  }
  const variants = [variantDraft({ priceInMinorUnits: 1375 })];
  const products = (FULL_SHOP.products ?? []).map((product) =>
    product.handle === 'rain-mask' ? { ...product, variants } : product,
  );
  await saveCatalogue(shop.platform.context, 'nl', { ...FULL_SHOP, products });
  shop.purge([cacheTags.products('nl')]);
  expect(cardOf(await read('/nl/shop'))).toMatch(/>€\s13,75</);
});

it('a menu that has changed stands on every page as soon as that is known', async () => {
  const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0];
  for (let times = 0; times < 3; times += 1) {
    expect(headerOf(await read('/nl/shop'))).toContain('>Reisformaat</a>');
  }
  const { store } = shop.platform.context;
  const edited = exportContent(store.read).replaceAll('"Reisformaat"', '"Voor op reis"');
  await importContent(store, edited, new Date());
  shop.purge([cacheTags.content('nl-NL')]);
  for (const path of ['/nl/shop', '/nl/nowhere']) {
    expect(headerOf(await read(path))).toContain('>Voor op reis</a>');
  }
});
