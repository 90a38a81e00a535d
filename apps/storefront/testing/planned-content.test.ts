import { expect, it, vi } from 'vitest';
import { openStorefront, stopClock } from './open-for-tests.ts';
import { editContent, linkTo, openPreview, writeContent } from './write-content.ts';

const TITLE = 'Only at Christmas';
const PERIOD = { from: '2026-12-24T09:00', until: '2026-12-27' };
const MARKETS = ['nl', 'de', 'uk'] as const;
stopClock('2026-12-01T12:00Z');
const shop = await openStorefront({ shops: [...MARKETS, 'us'] });
const { visit } = shop;

// Plans a first module of the home page, and a page.
await editContent(shop, (space, entryOf) => {
  const planned = Object.entries({ ...PERIOD, title: TITLE }).map(([name, value]) => [
    name,
    { en: value },
  ]);
  const copyOf = (id: string, own: object) => {
    const { sys, fields } = entryOf(id);
    space.entries.push({
      sys: { ...sys, id: `${id}-planned` },
      fields: { ...fields, ...Object.fromEntries(planned), ...own },
    });
  };
  copyOf('home-hero', {});
  copyOf('page-about', { slug: { en: 'christmas' } });
  entryOf('home').fields.modules.en.unshift(linkTo('home-hero-planned'));
});

const shownIn = async () => {
  const seen = await Promise.all(MARKETS.map((market) => visit(`/${market}`)));
  return MARKETS.filter((_, index) => seen[index]?.html.includes(TITLE));
};
// Loads the routes before anything is timed.
await shownIn();
await visit('/nl/pages/christmas');

it.each<[string, readonly string[]]>([
  ['2026-12-24T07:59:59.999Z', []],
  ['2026-12-24T08:00:00.000Z', ['nl', 'de']],
  ['2026-12-24T08:59:59.999Z', ['nl', 'de']],
  ['2026-12-24T09:00:00.000Z', ['nl', 'de', 'uk']],
  ['2026-12-26T22:59:59.999Z', ['nl', 'de', 'uk']],
  ['2026-12-26T23:00:00.000Z', ['uk']],
  ['2026-12-27T00:00:00.000Z', []],
])('at %s the entry is on the kept pages of %j', async (now, markets) => {
  vi.setSystemTime(now);
  expect(await shownIn()).toEqual(markets);
  // Asks memory.
  expect(await shownIn()).toEqual(markets);
  const expected = markets.includes('nl') ? 200 : 404;
  expect((await visit('/nl/pages/christmas')).response.status).toBe(expected);
});

it('is kept until the next change and not longer, here and at a CDN', async () => {
  vi.setSystemTime('2026-12-24T07:59:57Z');
  await shop.purge(['content-nl-nl']);
  const { headers } = (await visit('/nl')).response;
  expect(headers.get('expires')).toBe('Thu, 24 Dec 2026 08:00:00 GMT');
  expect(headers.get('cdn-cache-control')).toMatch(/^max-age=3, stale-while-revalidate=0/);
  const data = await visit('/nl.data');
  expect(data.response.headers.get('cache-control')).toMatch(/^public, max-age=3/);
});

it.each([
  ['nl', 'nl-nl', '2027-01-01T06:00Z'],
  ['de', 'de-de', '2027-01-01T06:00Z'],
  ['na', 'en-us', '2027-01-01T12:00Z'],
])(
  'in %s is a draft, seen in the preview, planned, live at its minute, and gone',
  async (market, language, begins) => {
    const begin = Date.parse(begins);
    const words = `Gone by noon in ${market}`;
    const write = async (isDraft: boolean) => {
      const period = { from: '2027-01-01T07:00', until: '2027-01-01T12:00' };
      const texts = { title: words, ...period };
      await writeContent(shop, [{ id: 'home-hero-planned', like: 'home-hero', texts, isDraft }]);
      await shop.purge([`content-${language}`]);
    };
    // The bar lists drafts by their words, whether or not their time has come.
    const isIn = (html: string) => new RegExp(`<h1[^>]*>${words}`).test(html);
    const isSeen = async () => isIn((await visit(`/${market}`)).html);
    vi.setSystemTime(begin - 86_400_000);
    await write(true);
    const { look } = await openPreview(shop, market);
    for (const [at, isShown] of [
      ['2027-01-01T06:59', false],
      ['2027-01-01T07:00', true],
      ['2027-01-01T11:59', true],
      ['2027-01-01T12:00', false],
      ['', false],
    ] as const) {
      // Set in one market, it is the moment by the clock of the market that is looked at.
      const { html } = await visit(`/${market}`, await look({ at }));
      expect(isIn(html)).toBe(isShown);
      expect(html).toContain(`value="${at}"`);
    }
    expect(await isSeen()).toBe(false);
    vi.setSystemTime(begin - 60_000);
    await write(false);
    for (const [now, isLive] of [
      [begin - 1, false],
      [begin, true],
      [begin + 5 * 3_600_000 - 1, true],
      [begin + 5 * 3_600_000, false],
    ] as const) {
      vi.setSystemTime(now);
      expect(await isSeen()).toBe(isLive);
    }
  },
);
