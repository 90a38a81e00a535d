import { expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts';
import { addSalon, openOwner, SALON_SETTINGS } from './salon-owner.ts';

const EDUCATION = '/nl/account/professional/education';
const PIECE = 'professional-colour';
const [TITLE, TEXT] = ['Na de kleuring: drie minuten aan de wasbak', 'Knijp het haar uit'];
const FILM = 'at-the-basin.webm';

const shop = await openStorefront({ environment: SALON_SETTINGS });
await addSalon(shop, '900', 'ada@salon.example');
const owner = await openOwner(shop, 'ada@salon.example');
const strangers: ReadonlyMap<string, PlainBrowser> = new Map([
  ['nobody', openPlainBrowser(shop)],
  ['a professional without a salon', await openOwner(shop, 'bo@example.com')],
]);

it('a salon finds the piece in the area, reads it, and sees a kit of each range', async () => {
  expect((await owner.visit('/nl/account/professional')).html).toContain(EDUCATION);
  const list = await owner.visit(EDUCATION);
  expect(list.html).toContain(TITLE);
  const piece = await owner.visit(`${EDUCATION}/${PIECE}`);
  expect(piece.html).toContain(TEXT);
  expect(piece.html).toContain('content="noindex"');
  // The player comes with scripts; the film itself lies where pages may load it from, and is played in parts.
  const { html: data } = await owner.visit(`${EDUCATION}/${PIECE}.data`);
  const [film = ''] = new RegExp(`http[^"]*/videos/[^"]*${FILM}`).exec(data) ?? [];
  const ask = (range: string) => shop.platform.fetch(film, { headers: { range } });
  const part = await ask('bytes=0-3');
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect((await ask('bytes=99999999-')).status).toBe(416);
  const kit = await owner.visit(`${EDUCATION}?range=rain`);
  expect(kit.html).toMatch(/<h3>Rain/);
  expect(kit.html).toMatch(/href="[^"]+rain\.webp" download/);
  expect(kit.html).toContain('href="/brand/pictures/range-rain-640.webp" download');
});

it('no page for everybody is read there', async () => {
  expect((await owner.visit(`${EDUCATION}/about`)).html).not.toContain('Met salons');
});

it.each([
  [EDUCATION],
  [`${EDUCATION}/${PIECE}`],
  [`${EDUCATION}.data`],
  [`${EDUCATION}/${PIECE}.data`],
  [`${EDUCATION}?range=rain`],
  [`/nl/pages/${PIECE}`],
  [`/nl/pages/${PIECE}.data`],
  [`/nl/pages/${PIECE}.md`],
  ['/nl/search?q=kleuring'],
  ['/api/search/?locale=nl&q=kleuring'],
  ['/sitemap.xml'],
  ['/nl/sitemap.xml'],
  ['/llms.txt'],
  ['/nl/llms.txt'],
])('%s tells strangers nothing of it', async (path) => {
  for (const [who, browser] of strangers) {
    const { html } = await browser.visit(path);
    for (const secret of [TITLE, TEXT, FILM, `${PIECE}<`]) expect(html, who).not.toContain(secret);
    expect(html, who).not.toContain('id="kit"');
  }
});
