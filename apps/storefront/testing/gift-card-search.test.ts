import { expect, it } from 'vitest';
import { openShopOfRows, openStorefront } from './open-for-tests.ts';

interface Shop {
  readonly send: (path: string) => Response | Promise<Response>;
}

async function search({ send }: Shop, locale: string, query: string) {
  const q = encodeURIComponent(query);
  const html = await (await send(`/${locale}/search?q=${q}`)).text();
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const call = await send(`/api/search/suggestions/?locale=${locale}&query=${q}`);
  const { products, lacksGiftCards } = await call.json();
  return { page, lacksGiftCards, first: products[0]?.handle };
}

const demo = await openStorefront({ isDemo: true });

it.each([
  ['nl', 'cadeaubon', 'Cadeaubonnen verkopen we niet. Een set is ook een mooi cadeau.'],
  ['de', 'Gutschein', 'Geschenkkarten verkaufen wir nicht. Ein Set ist auch ein schönes Geschenk.'],
  ['na', 'gift card', 'We do not sell gift cards. A set makes a good present, too.'],
  ['es', 'tarjeta regalo', 'No vendemos tarjetas regalo. Un pack también es un buen regalo.'],
  ['fr', 'carte cadeau', 'Nous ne vendons pas de cartes cadeaux. Un coffret fait aussi un'],
  ['se', 'presentkort', 'Vi säljer inga presentkort. Ett paket är också en fin present.'],
  ['no', 'gavekort', 'Vi selger ikke gavekort. Et sett er også en fin gave.'],
])(
  'in %s a search for “%s” says that none are sold, above the sets',
  async (locale, query, said) => {
    const { page, lacksGiftCards, first } = await search(demo, locale, query);
    expect(page.indexOf(said)).toBeGreaterThan(0);
    expect(page.indexOf(said)).toBeLessThan(page.indexOf('/products/rain-routine'));
    expect([lacksGiftCards, first]).toEqual([true, 'rain-routine']);
  },
);

it('a search for anything else says nothing of gift cards', async () => {
  const { page, lacksGiftCards } = await search(demo, 'nl', 'cadeau');
  expect(page).not.toContain('Cadeaubonnen verkopen we niet');
  expect(lacksGiftCards).toBe(false);
});

it('a shop that sells gift cards shows them first, whatever they are called', async () => {
  await using shop = await openShopOfRows([
    'Title,Price,Gift Card',
    'Hat,10,false',
    'Het Kaartje,25,true',
  ]);
  const { page, lacksGiftCards, first } = await search(shop, 'nl', 'cadeaubon');
  expect(page).toContain('1 product voor “cadeaubon”');
  expect(page).not.toContain('Cadeaubonnen verkopen we niet');
  expect([lacksGiftCards, first]).toEqual([false, 'het-kaartje']);
});
