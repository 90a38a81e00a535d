import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

let shop: InMemoryStorefront;
beforeAll(async () => {
  shop = await openInMemoryStorefront({ environment: { MARKETS: 'nl,de' }, isDemo: true });
}, 120_000);
afterAll(async () => shop[Symbol.asyncDispose]());

it.each([
  ['nl', 'Trekt vocht aan en houdt het vast.'],
  ['de', 'Zieht Feuchtigkeit an und hält sie.'],
])(
  'a product in %s lists its INCI names and why the main ones are in it',
  async (locale, reason) => {
    const html = await (await shop.send(`/${locale}/products/rain-shampoo`)).text();
    expect(html).toContain('AQUA, SODIUM LAUROYL METHYL ISETHIONATE');
    expect(html).toContain(reason);
    expect(html).toContain(`href="/${locale}/ingredients#`);
  },
);

it('the glossary names each ingredient, its INCI name, a reason and its products', async () => {
  const response = await shop.send('/de/ingredients');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html.match(/<li id="/g)).toHaveLength(48);
  expect(html).toContain('SODIUM HYALURONATE');
  expect(html).toContain('href="/de/products/rain-mask"');
});

it('accessories say nothing of ingredients', async () => {
  const html = await (await shop.send('/nl/products/gift-detangling-comb')).text();
  expect(html).not.toContain('(INCI)</h3>');
  expect(html).not.toContain('href="/nl/ingredients');
});
