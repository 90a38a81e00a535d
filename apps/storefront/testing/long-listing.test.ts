import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

/** The demo's shops, once as they are and once as if their lists did not fit into a page. */
let short: InMemoryStorefront;
let long: InMemoryStorefront;

beforeAll(async () => {
  short = await openInMemoryStorefront({ isDemo: true, environment: { MARKETS: 'nl' } });
  long = await openInMemoryStorefront({
    beside: short,
    environment: { MARKETS: 'nl', LONGEST_WHOLE_LIST: '5' },
  });
}, 60_000);
afterAll(async () => {
  await long[Symbol.asyncDispose]();
  await short[Symbol.asyncDispose]();
});

const textOf = async ({ send }: InMemoryStorefront, path: string) =>
  (await send(path, { headers: { accept: 'text/html' } })).text();

/** What a visitor without scripts sees of a list. */
function shownIn(html: string) {
  const cards = html.slice(html.indexOf('<h2'));
  const handles = [...cards.matchAll(/<h3[^>]*><a[^>]*href="[^"]*\/products\/([^"?]+)/g)];
  const values = [
    ...html.matchAll(
      /name="(\w+)"[^>]*value="([^"]*)"[^>]*\/>[^<]*(?:<[^>]*><\/i>)?[^<]*<small[^>]*>(\d+)/g,
    ),
  ];
  return {
    count: Number(/<h2[^>]*>(\d+)/.exec(html)?.[1]),
    handles: handles.map(([, handle]) => handle),
    counts: Object.fromEntries(values.map(([, id, value, count]) => [`${id} ${value}`, count])),
  };
}

const both = async (path: string) => ({
  fromPage: shownIn(await textOf(short, path)),
  fromPlatform: shownIn(await textOf(long, path)),
});

describe('a list that the platform filters', () => {
  it.each([
    '/nl/range/styling',
    '/nl/range/styling?hold=strong,flexible',
    '/nl/range/styling?hold=strong&sortOption=sortByPriceAscending',
    '/nl/range/care?hairType=dry,curly',
    '/nl/range/care?hairType=dry&concern=frizz',
    '/nl/range/care?productType=shampoo,mask&hairType=dry',
    '/nl/range/care?price=15-25',
    '/nl/range/care?concern=flakes,brassiness',
    '/nl/range/care?size=300%20ml',
    '/nl/range/care?hairType=unheard-of',
  ])('has the products and counts of one that the page filters: %s', async (path) => {
    const { fromPage, fromPlatform } = await both(path);
    expect(fromPlatform.count).toBe(fromPage.count);
    expect(fromPlatform.handles.toSorted()).toEqual(fromPage.handles.toSorted());
    // What the platform cannot filter by is not offered.
    const known = Object.keys(fromPlatform.counts);
    expect(known.length).toBeGreaterThan(5);
    for (const name of known) {
      expect([name, fromPlatform.counts[name]]).toEqual([name, fromPage.counts[name]]);
    }
  });
});
