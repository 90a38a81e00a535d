import { join } from 'node:path';
import { fillShop } from '@lokke/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

const HAIR = join(import.meta.dirname, '../../../platform/tests/fixtures/products/hair.csv');
const ALL = 'hair=curly&concern=frizz&wash=often&heat=often&scalp=sensitive';

async function textOf({ send }: InMemoryStorefront, path: string): Promise<string> {
  const response = await send(path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
}

/** The question of each answer's button. */
const ask = (html: string) =>
  [...html.matchAll(/<button value="\w+"[^>]* name="(\w+)"/g)].map(([, name]) => name);

describe('the hair consultation', () => {
  let shop: InMemoryStorefront;
  beforeAll(async () => {
    shop = await openInMemoryStorefront({ environment: { MARKETS: 'nl,se' }, isDemo: true });
  }, 120_000);
  afterAll(async () => shop[Symbol.asyncDispose]());

  it.each([
    ['', 'hair', 1, 10],
    ['?hair=curly', 'concern', 2, 7],
    ['?hair=curly&concern=frizz', 'wash', 3, 3],
    ['?concern=frizz', 'hair', 1, 10],
    ['?hair=plastic&concern=frizz&wash=often&heat=often&scalp=sensitive', 'hair', 1, 10],
    [`?${ALL.replace('heat=often', 'heat=')}`, 'heat', 4, 3],
  ])('at “%s” asks for %s', async (query, question, number, count) => {
    const html = await textOf(shop, `/nl/consultation${query}`);
    expect(html).toContain(`Vraag ${number} van 5`);
    expect(ask(html)).toEqual(Array.from({ length: count }, () => question));
  });

  it('keeps the answers that were given in its form, and nothing that nobody asked for', async () => {
    const html = await textOf(shop, '/nl/consultation?hair=curly&wash=often&age=7');
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)];
    expect(hidden.map(([, name, value]) => `${name}=${value}`)).toEqual([
      'hair=curly',
      'wash=often',
    ]);
  });

  it('ends in a routine with a reason for each step, in the words of the market', async () => {
    const html = await textOf(shop, `/nl/consultation?${ALL}`);
    expect(html).toContain('Omdat je haar krult en je minder pluis wilt.');
    const swedish = await textOf(shop, `/se/consultation?${ALL}`);
    expect(swedish).toContain('Eftersom ditt hår är lockigt och du vill ha mindre friss.');
    const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    const steps = list.match(/<li/g) ?? [];
    expect(steps.length).toBeGreaterThan(3);
    expect(list.match(/Omdat /g)).toHaveLength(steps.length);
  });

  it.each([
    ['', false],
    ['?utm_source=mail', false],
    ['?hair=plastic', false],
    ['?hair=curly', true],
    [`?${ALL}`, true],
  ])('at “%s” is kept from search engines: %s', async (query, isKept) => {
    const html = await textOf(shop, `/nl/consultation${query}`);
    expect(html.includes('name="robots" content="noindex')).toBe(isKept);
  });

  it('is in the sitemap, and linked to from the home page and the routine builder', async () => {
    const sitemap = await (await shop.send('/sitemap-nl.xml')).text();
    expect(sitemap).toContain('/nl/consultation</loc>');
    for (const path of ['/nl', '/nl/routine']) {
      expect(await textOf(shop, path)).toContain('href="/nl/consultation"');
    }
  });
});

it('is not shown by a shop whose products lack its facts', async () => {
  await using shop = await openInMemoryStorefront({
    environment: { MARKETS: 'nl' },
    fill: ({ context }) => fillShop(context, 'nl', { products: HAIR }),
  });
  expect((await shop.send('/nl/consultation')).status).toBe(404);
  expect((await shop.send('/nl/routine')).status).toBe(404);
  expect(await (await shop.send('/sitemap-nl.xml')).text()).not.toContain('/consultation<');
});
