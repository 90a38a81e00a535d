import { saveCatalogue } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { cacheTags } from '../server/cache/index.ts';
import { productDraft, variantDraft } from './drafts.ts';
import { openStorefront } from './open-for-tests.ts';

/** The demo's shops, once as they are and once as if their lists did not fit into a page. */
const short = await openStorefront({ isDemo: true, environment: { MARKETS: 'nl' } });
const long = await openStorefront({
  beside: short,
  environment: {
    MARKETS: 'nl',
    LONGEST_WHOLE_LIST: '5',
    // Only a purge makes anything anew.
    PAGE_FRESH_MS: '3600000',
    CATALOGUE_FRESH_MS: '3600000',
  },
});

/** Links that a visitor without scripts sees of a list. */
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
  fromPage: shownIn(await short.read(path)),
  fromPlatform: shownIn(await long.read(path)),
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
    // Groups that the platform cannot filter by are not offered.
    const known = Object.keys(fromPlatform.counts);
    expect(known.length).toBeGreaterThan(5);
    // The page leaves out what all its products have; the platform's answer to a choice does not tell that.
    const offered = known.filter((name) => fromPage.counts[name] !== undefined);
    expect(known.length - offered.length).toBeLessThan(3);
    for (const name of offered) {
      expect([name, fromPlatform.counts[name]]).toEqual([name, fromPage.counts[name]]);
    }
  });
});

describe('a page of cards of such a list', () => {
  const MADE_UP = 130;
  const drafts = Array.from({ length: MADE_UP }, (_, index) =>
    productDraft({
      handle: `made-up-${index}`,
      title: `Made up ${index}`,
      productType: 'styling',
      variants: [variantDraft({ priceInMinorUnits: 10_000 + index })],
    }),
  );
  const cards = async (query: string) => {
    const text = await long.read(`/nl/list/styling.data?_routes=routes%2Flist&${query}`);
    return new Set([...text.matchAll(/"(made-up-\d+)"/g)].map(([, handle]) => handle));
  };

  it('is made anew once products have changed', async () => {
    const before = shownIn(await long.read('/nl/range/styling')).count;
    await saveCatalogue(long.platform.context, 'nl', { products: drafts });
    expect(shownIn(await long.read('/nl/range/styling')).count).toBe(before);
    await long.purge([cacheTags.products('nl')]);
    expect(shownIn(await long.read('/nl/range/styling')).count).toBe(before + MADE_UP);
  });

  it('has sixty products of its own, none of the pages before it', async () => {
    const query = 'sortOption=sortByPriceDescending&productType=styling';
    const [first, second] = [await cards(query), await cards(`${query}&page=2`)];
    expect([first.size, second.size]).toEqual([60, 60]);
    expect([...first].filter((handle) => second.has(handle))).toEqual([]);
    expect(first.has('made-up-129')).toBe(true);
    expect(second.has('made-up-69')).toBe(true);
    const html = await long.read(`/nl/range/styling?${query}&page=2`);
    expect(shownIn(html).handles).toHaveLength(120);
  });

  it('is empty behind the last one, and the list of an unknown collection is too', async () => {
    expect((await cards('page=9')).size).toBe(0);
    expect((await long.send('/nl/list/unheard-of.data?_routes=routes%2Flist')).status).toBe(200);
  });

  it('that does not exist shows the whole list', async () => {
    const html = await long.read('/nl/range/styling?page=99');
    expect(shownIn(html).handles.length).toBeGreaterThan(MADE_UP);
  });
});
