import { join } from 'node:path';
import { fillShop } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { openInMemoryStorefront } from './in-memory-storefront.ts';
import { openStorefront } from './open-for-tests.ts';

const HAIR = join(import.meta.dirname, '../../../platform/tests/fixtures/products/hair.csv');
const ALL =
  'hair=curly&thickness=fine&state=none&concern=dryness&concern=frizz&wash=often&heat=often&scalp=sensitive';

const shop = await openStorefront({ environment: { MARKETS: 'nl,de,se' }, isDemo: true });

async function textOf(path: string): Promise<string> {
  const response = await shop.send(path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
}

describe('the comparison', () => {
  const columns = (html: string) => html.match(/<th scope="col"/g)?.length ?? 0;

  it.each([
    ['', 0, 'Nog niets te vergelijken'],
    ['?p=rain-shampoo', 1, 'Prijs per 100 ml'],
    ['?p=rain-conditioner', 1, 'vanaf €\u00a024,95'],
    ['?p=rain-leave-in-mist', 1, '€\u00a022,95'],
    ['?p=rain-shampoo&p=nobody', 1, 'Een product uit deze link verkopen we hier niet.'],
    ['?p=rain-shampoo&p=honey-shampoo&p=moss-shampoo', 3, 'Haartype'],
    [
      '?p=rain-shampoo&p=honey-shampoo&p=moss-shampoo&p=volt-shampoo',
      3,
      'Hier passen drie producten.',
    ],
  ])('at “%s” has %i columns and says “%s”', async (query, count, text) => {
    const html = await textOf(`/nl/compare${query}`);
    expect(columns(html)).toBe(count);
    expect(html).toContain(text);
    expect(html).toContain('noindex');
  });

  it('is in the words and the currency of its market', async () => {
    const html = await textOf('/se/compare?p=rain-shampoo');
    expect(html).toContain('Jämför produkter');
    expect(html).toContain('kr');
  });
});

it.each([
  ['/de/range/rain'],
  ['/de/products/rain-shampoo'],
  ['/de/products/rain-mask'],
  ['/de/search?q=rain'],
  ['/de/routine'],
  ['/de/compare?p=rain-shampoo'],
])('at %s the unit price stands beside the price', async (path) => {
  const html = await textOf(path);
  expect(html.match(/23,50\u00a0€/g)?.length).toBeGreaterThan(0);
  expect(html).toMatch(/78,33\u00a0€|Preis pro 1 l/);
});

it('suggestions of the search tell the unit price with the price', async () => {
  const response = await shop.send('/api/search/suggestions/?locale=de&query=rain-shampoo');
  expect(await response.text()).toContain('23,50\u00a0€ (78,33\u00a0€\u00a0/\u00a01\u00a0l)');
});

/** The question of each answer's button. */
const ask = (html: string) =>
  [...html.matchAll(/<(?:button|input type="checkbox") [^>]*name="(\w+)"/g)].map(
    ([, name]) => name,
  );

describe('the hair consultation', () => {
  it.each([
    ['', 'hair', 1, 4],
    ['?hair=curly', 'thickness', 2, 3],
    // Each answer, and what goes on with any of them or none.
    ['?hair=curly&thickness=fine', 'state', 3, 5],
    ['?hair=curly&thickness=fine&state=none', 'concern', 4, 8],
    ['?concern=frizz', 'hair', 1, 4],
    [`?${ALL.replace('curly', 'plastic')}`, 'hair', 1, 4],
    [`?${ALL.replace('heat=often', 'heat=')}`, 'heat', 6, 3],
  ])('at “%s” asks for %s', async (query, question, number, count) => {
    const html = await textOf(`/nl/consultation${query}`);
    expect(html).toContain(`Vraag ${number} van 7`);
    expect(ask(html)).toEqual(Array.from({ length: count }, () => question));
  });

  it('keeps the answers that were given in its form, and nothing that nobody asked for', async () => {
    const html = await textOf(
      '/nl/consultation?hair=curly&wash=often&concern=frizz&concern=dryness&age=7',
    );
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)];
    expect(hidden.map(([, name, value]) => `${name}=${value}`)).toEqual([
      'hair=curly',
      'concern=dryness',
      'concern=frizz',
      'wash=often',
    ]);
  });

  it('ends in a routine with a reason for each step, in the words of the market', async () => {
    const html = await textOf(`/nl/consultation?${ALL}`);
    expect(html).toContain('Omdat je haar krult en je minder pluis wilt.');
    const swedish = await textOf(`/se/consultation?${ALL}`);
    expect(swedish).toContain('Eftersom ditt hår är lockigt och du vill ha mindre frizz.');
    const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    const steps = list.match(/<li/g) ?? [];
    expect(list).toContain('/nl/products/rain-curl-cream');
    expect(steps.length).toBeGreaterThan(3);
    expect(list.match(/Omdat /g)).toHaveLength(steps.length);
  });

  const CONCERNS = [
    'dryness',
    'frizz',
    'breakage',
    'fading',
    'dullness',
    'flatness',
    'brassiness',
    'dryness&concern=breakage&concern=dullness',
  ];
  it.each(['curly', 'coily'].flatMap((hair) => CONCERNS.map((concern) => [hair, concern])))(
    'advises %s hair the curl cream, with %s too',
    async (hair, concern) => {
      const html = await textOf(
        `/nl/consultation?${ALL.replace('curly', hair).replace('dryness&concern=frizz', concern)}`,
      );
      const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
      expect(list).toContain('/nl/products/rain-curl-cream');
    },
  );

  it.each([
    ['', false],
    ['?utm_source=mail', false],
    ['?hair=plastic', false],
    ['?hair=curly', true],
    [`?${ALL}`, true],
  ])('at “%s” is kept from search engines: %s', async (query, isKept) => {
    const html = await textOf(`/nl/consultation${query}`);
    expect(html.includes('name="robots" content="noindex')).toBe(isKept);
  });

  it('is in the sitemap, and linked to from the home page and the routine builder', async () => {
    const sitemap = await shop.read('/sitemap-nl.xml');
    expect(sitemap).toContain('/nl/consultation</loc>');
    for (const path of ['/nl', '/nl/routine']) {
      expect(await textOf(path)).toContain('href="/nl/consultation"');
    }
  });
});

it('a list with filters and an order is chosen by its address, without scripts, and kept from search engines', async () => {
  const articles = (html: string) => html.match(/<article/g)?.length ?? 0;
  const all = await textOf('/nl/shop');
  const query = 'hairType=dry,curly&sortOption=sortByPriceAscending&concern=green';
  const html = await textOf(`/nl/shop?${query}`);
  expect(articles(html)).toBeGreaterThan(0);
  expect(articles(html)).toBeLessThan(articles(all));
  expect(html.match(/type="checkbox"[^>]* checked/g)).toHaveLength(2);
  expect(html).toContain('name="robots" content="noindex');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/nl\/shop"/);
  const asForm = await textOf(`/nl/shop?${query.replace('dry,curly', 'dry&hairType=curly')}`);
  expect(articles(asForm)).toBe(articles(html));
});

it('is not shown by a shop whose products lack its facts', async () => {
  await using shop = await openInMemoryStorefront({
    environment: { MARKETS: 'nl' },
    fill: ({ context }) => fillShop(context, 'nl', { products: [HAIR] }),
  });
  expect((await shop.send('/nl/consultation')).status).toBe(404);
  expect((await shop.send('/nl/routine')).status).toBe(404);
  expect(await shop.read('/sitemap-nl.xml')).not.toContain('/consultation<');
});

it.each([
  ['nl', 'Trekt vocht aan en houdt het vast.'],
  ['de', 'Zieht Feuchtigkeit an und hält sie.'],
])(
  'a product in %s lists its INCI names and why the main ones are in it',
  async (locale, reason) => {
    const html = await textOf(`/${locale}/products/rain-shampoo`);
    expect(html).toContain('AQUA, SODIUM LAUROYL METHYL ISETHIONATE');
    expect(html).toContain(reason);
    expect(html).toContain(`href="/${locale}/ingredients#`);
  },
);

it('a product names the fragrance allergens that its INCI list has', async () => {
  const html = await textOf('/de/products/chalk-shampoo');
  expect(html).toMatch(/<dt>Allergene Duftstoffe<\/dt><dd translate="no">[A-Z ,]*LINALOOL/);
});

it('the glossary names each ingredient, its INCI name, a reason and its products', async () => {
  const html = await textOf('/de/ingredients');
  expect(html.match(/<li id="/g)).toHaveLength(48);
  expect(html).toContain('SODIUM HYALURONATE');
  expect(html).toContain('href="/de/products/rain-mask"');
});

it('accessories say nothing of ingredients', async () => {
  const html = await textOf('/nl/products/gift-detangling-comb');
  expect(html).not.toContain('(INCI)</h3>');
  expect(html).not.toContain('href="/nl/ingredients');
});

async function galleryOf(address: string): Promise<readonly string[]> {
  const html = await textOf(address);
  const links = html.matchAll(/<a href="[^"]*\/([\w-]+)\.webp[^"]*" aria-haspopup="dialog"/g);
  return [...links].map(([, name = '']) => name);
}

/** The addresses of a product's sizes, as search engines are told them. */
async function sizesOf(path: string): Promise<readonly string[]> {
  const html = await textOf(path);
  return [...html.matchAll(/\?variant=\d+/g)].map(([query]) => path + query);
}

it.each(['nl', 'de'])('a litre opens with its own picture in %s', async (locale) => {
  const [usual = '', litre = ''] = await sizesOf(`/${locale}/products/rain-shampoo`);
  expect(await galleryOf(usual)).toEqual(['rain-shampoo', 'rain-routine', 'rain']);
  expect(await galleryOf(litre)).toEqual(['rain-shampoo-1000', 'rain-routine', 'rain']);
});

it.each([
  ['/nl/salon?query=99', 'Voor postcode 99 vinden we geen salon. Typ liever een plaats.'],
  ['/de/salon?query=00000', 'Zur Postleitzahl 00000 finden wir keinen Salon.'],
  ['/nl/salon?query=Nergenshuizen', 'Geen salon met die naam of plaats. Probeer een grotere'],
])('%s asks for no postcode where one was typed', async (path, said) => {
  expect(await textOf(path)).toContain(`<p role="status">${said}`);
});
