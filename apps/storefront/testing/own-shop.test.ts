import { join } from 'node:path';
import { fillShop, type Platform } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { openShopOfRows, openStorefront } from './open-for-tests.ts';

const FIXTURES = join(import.meta.dirname, '../../../platform/tests/fixtures/products');
const REDIRECTS = [
  { path: '/old-vase', target: '/products/oak-vase' },
  { path: '/pages/über', target: '/collections/vase?a=1' },
  { path: '/Kitchen/', target: '/collections/lamp?sort=x#top' },
  { path: '/script', target: 'javascript:alert(1)' },
  { path: '/Caf%C3%A9/', target: '/collections/lamp' },
  { path: '/th%c3%a9', target: '/collections/vase' },
  { path: '/circle', target: '/Circle/?again=1' },
  { path: '/nl/winter', target: '/nl/collections/vase?a=1#top' },
  { path: '/spring', target: '/collections/lamp' },
  { path: '/NL/Spring/', target: '/collections/vase' },
  { path: '/nl/round', target: '/round' },
  { path: '/square', target: 'http://[' },
  { path: '/gone', target: 'https://elsewhere.example/x' },
  { path: '/moved', target: 'https://elsewhere.example/y?source=a' },
];

const shopOf = (file: string) => ({
  environment: { MARKETS: 'nl' },
  fill: ({ context }: Platform) =>
    fillShop(context, 'nl', { products: [join(FIXTURES, file)], redirects: REDIRECTS }),
});
const openShop = (file: string) => openInMemoryStorefront(shopOf(file));

/** Follows every link from the home page on; the status of each by its path. */
async function statusesOf({ send }: InMemoryStorefront): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  const queue = ['/nl'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (statuses.has(path)) continue;
    const response = await send(path, { headers: { accept: 'text/html' } });
    statuses.set(path, response.status);
    if (response.status !== 200) continue;
    const links = (await response.text()).matchAll(/<a [^>]*href="(\/nl[/?][^"#]*)/g);
    for (const [, link = ''] of links) queue.push(link.replaceAll('&amp;', '&'));
  }
  return statuses;
}

it.each([
  ['apparel.csv', ['Soort', 'Color', 'Prijs', 'Beschikbaarheid', 'Size', 'Thema']],
  ['home.csv', ['Soort', 'Material', 'Prijs', 'Merk', 'Thema']],
  ['hair.csv', ['Soort', 'Size', 'Prijs', 'Merk', 'Hair need']],
])(
  'every link of a shop made of %s leads to a page, and its lists have filters',
  async (file, filters) => {
    await using shop = await openShop(file);
    const statuses = await statusesOf(shop);
    const bad = [...statuses].filter(([, status]) => ![200, 301, 302].includes(status));
    expect(bad).toEqual([]);
    // Home, list, collections, products, service and legal pages.
    expect(statuses.size).toBeGreaterThan(25);
    const list = await shop.read('/nl/shop');
    const legends = [...list.matchAll(/<legend>([^<]*)/g)].map(([, legend]) => legend);
    expect(legends).toEqual(expect.arrayContaining(filters));
    expect(list).not.toContain('Rain');
  },
);

describe('a shop from a file without a column for stock', async () => {
  const shop = await openStorefront(shopOf('home.csv'));
  // Loads the page as before the server opens: then it knows what lists are filtered by.
  await shop.warm();

  it('sells everything', async () => {
    const list = await shop.read('/nl/shop');
    expect(list).toContain('7 producten');
    expect(list).not.toContain('Uitverkocht');
  });

  it.each([
    ['price=20-30', 2],
    ['price=11.50-14', 2],
    ['price=-11.49', 0],
    ['price=14&price=30', 3],
    ['productType=Vase,Lamp', 4],
    ['productType=Vase&option.material=oak', 1],
    ['vendor=Studio%20Noord&price=50-', 1],
    ['tag=gift', 5],
    ['tag=kitchen', 7],
  ])('a list is filtered by %s on the server', async (query, count) => {
    const list = await shop.read(`/nl/shop?${query}`);
    expect(list).toMatch(new RegExp(`<h2>${count} product`));
  });

  it.each([
    ['/nl/old-vase', '/nl/products/oak-vase'],
    ['/nl/old-vase/', '/nl/products/oak-vase'],
    ['/old-vase', '/products/oak-vase'],
    ['/nl/pages/%C3%BCber', '/nl/range/vase?a=1'],
    ['/nl/Old-Vase', '/nl/products/oak-vase'],
    ['/nl/kitchen', '/nl/range/lamp?sort=x#top'],
    ['/nl/KITCHEN?a=1', '/nl/range/lamp?sort=x&a=1#top'],
    ['/nl/caf%C3%A9', '/nl/range/lamp'],
    ['/nl/CAF%c3%89/', '/nl/range/lamp'],
    ['/nl/th%C3%A9', '/nl/range/vase'],
    ['/nl/gone', 'https://elsewhere.example/x'],
    ['/nl/winter', '/nl/range/vase?a=1#top'],
    ['/nl/spring', '/nl/range/vase'],
    ['/spring', '/range/lamp'],
    ['/nl/collections/vase', '/nl/range/vase'],
    ['/nl/collections/all', '/nl/shop'],
    ['/nl/blogs/news', '/nl/journal'],
    ['/nl/blogs/news/hard-water', '/nl/journal/hard-water'],
    ['/nl/collections/vase/products/oak-vase', '/nl/products/oak-vase'],
  ])('the old address %s leads on to %s', async (path, target) => {
    const response = await shop.send(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  it.each([
    [
      '/nl/old-vase?utm_source=mail&gclid=1&page=2',
      '/nl/products/oak-vase?utm_source=mail&gclid=1&page=2',
    ],
    ['/nl/pages/%C3%BCber?a=2&utm_medium=e%20mail', '/nl/range/vase?a=1&utm_medium=e%20mail'],
    ['/nl/gone?mid=7&page=2', 'https://elsewhere.example/x?mid=7'],
    ['/nl/moved?source=b&utm_term=c', 'https://elsewhere.example/y?source=a&utm_term=c'],
    ['/nl/collections/vase?page=2', '/nl/range/vase?page=2'],
  ])(
    '%s leads to %s: the query travels, to another site marketing parameters alone',
    async (path, target) => {
      expect((await shop.send(path)).headers.get('location')).toBe(target);
    },
  );

  it('an address that nobody knows stays unknown', async () => {
    expect((await shop.send('/nl/nowhere')).status).toBe(404);
    expect((await shop.send('/nl/script')).status).toBe(404);
    expect((await shop.send('/nl/circle')).status).toBe(404);
    expect((await shop.send('/winter')).status).toBe(404);
    expect((await shop.send('/nl/round')).status).toBe(404);
    expect((await shop.send('/nl/square')).status).toBe(404);
    expect((await shop.send('/nl/products/nowhere')).status).toBe(404);
  });
});

it.each(['option.color', 'productType', 'vendor', 'tag'])(
  'a list is asked by %s for names that every object has, and answers',
  async (group) => {
    const rows = ['red', 'blue', 'constructor', '__proto__'].map(
      (name) => `Hat ${name},1,${name},${name},"${name},hat",Color,${name}`,
    );
    const head = 'Title,Price,Type,Vendor,Tags,Option1 name,Option1 value';
    await using shop = await openShopOfRows([head, ...rows]);
    for (const value of ['__proto__', 'constructor', 'toString']) {
      const response = await shop.send(`/nl/shop?${group}=${value}`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/\[native code\]|\[object /);
    }
  },
);

it('an unlisted product is sold at its address, and told to nobody else', async () => {
  await using shop = await openShopOfRows([
    'Title,Price,Status',
    'Open Hat,1,active',
    'Secret Hat,2,Unlisted',
    'All,3,active',
  ]);
  const page = await shop.read('/nl/products/secret-hat');
  expect(page).toContain('Secret Hat');
  expect(page).toContain('<meta name="robots" content="noindex');
  expect(await shop.read('/nl/products/open-hat')).not.toContain('name="robots"');
  expect(await shop.read('/sitemap-nl.xml')).toContain('/nl/products/all<');
  for (const path of ['/nl', '/nl/shop', '/nl/range/all', '/nl/search?q=hat', '/sitemap-nl.xml']) {
    expect(await shop.read(path)).not.toMatch(/secret.hat/i);
  }
});

describe('a shop without salons and without products for a routine', async () => {
  const shop = await openStorefront(shopOf('apparel.csv'));

  it.each(['/nl', '/nl/shop', '/nl/cart', '/nl/account/login'])(
    '%s leads to neither',
    async (path) => {
      const html = await shop.read(path);
      expect(html).not.toContain('href="/nl/salon');
      expect(html).not.toContain('href="/nl/account/professional');
      expect(html).not.toContain('href="/nl/routine');
    },
  );

  it('has no page to build a routine on, and lists neither for search engines', async () => {
    expect((await shop.send('/nl/routine')).status).toBe(404);
    const sitemap = await shop.read('/sitemap-nl.xml');
    expect(sitemap).toContain('/nl/shop<');
    expect(sitemap).not.toContain('/nl/routine<');
    expect(sitemap).not.toContain('/nl/salon/<');
  });
});
