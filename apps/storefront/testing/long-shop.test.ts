import type { Catalogue } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { marketOf } from '@lokke/domain/markets';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheTags } from '../server/cache/index.ts';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { openStorefront } from './open-for-tests.ts';
import { writeJson } from './requests.ts';
import { foundIn, shopsOf } from './shops-of.ts';
import { signedWebhook } from './signed-webhook.ts';

/** The demo has 59 products. */
const MOST = 20;
const SECRET = 'the-secret-of-the-webhooks';

/** Number of products that each list of the catalogue had that the long shop asked for. */
const lists: number[] = [];

/** The demo's shop as it is, and as if it were too long to be read whole. */
const environment = { MARKETS: 'nl', SHOPIFY_NL_WEBHOOK_SECRET: SECRET };
const short = await openStorefront({ isDemo: true, environment });
const long = await openStorefront({
  beside: short,
  environment: { ...environment, LONGEST_WHOLE_LIST: String(MOST) },
  onAnswer: async (request, response) => {
    if (!request.url.endsWith('/graphql.json')) return;
    const { query, variables } = JSON.parse(await request.text());
    const { data } = JSON.parse(await response.text());
    // The list of the whole shop is filtered and counted; it has a page of cards.
    const isAll = variables?.handle === 'all' && variables.withFilters !== true;
    if (query.includes('query Products(')) lists.push(data.products.nodes.length);
    if (isAll) lists.push(data.collection.products.nodes.length);
  },
});

function catalogueOf({ config, platform }: InMemoryStorefront): Catalogue {
  return shopsOf(platform, config).catalogueOf(marketOf('nl'));
}

let all: readonly ProductSummary[];
/** Products that are none of the best sellers. */
let outside: readonly ProductSummary[];
beforeEach(async () => {
  all = foundIn(await catalogueOf(short).products());
  const known = new Set(foundIn(await catalogueOf(long).products()).map(({ id }) => id));
  outside = all.filter(({ id }) => !known.has(id));
  expect([known.size, outside.length]).toEqual([MOST, all.length - MOST]);
});

const textOf = async ({ send }: InMemoryStorefront, path: string) => {
  const response = await send(path, { headers: { accept: 'text/html' } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const numberOf = ({ id }: ProductSummary) => id.slice(id.lastIndexOf('/') + 1);
const handlesOf = (products: readonly ProductSummary[]) => products.map(({ handle }) => handle);

/** Handles of the products that a part of a page leads to, in order. */
const linkedIn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/nl\/products\/([^"?#]+)/g)].map(([, handle]) => handle)),
];

const sectionOf = (html: string, heading: RegExp) => {
  const start = html.search(heading);
  return start < 0 ? '' : html.slice(start, html.indexOf('</section>', start));
};

describe('a page of a long shop', () => {
  it('at home has the best sellers, and says how many products there are', async () => {
    const html = await textOf(long, '/nl');
    const total = /<h2[^>]*>(\d+)/.exec(await textOf(long, '/nl/shop'))?.[1];
    expect(Number(total)).toBeGreaterThan(MOST);
    expect(html).toContain(`Alle ${total} producten`);
    const listShown = (text: string) => linkedIn(sectionOf(text, /Alle \d+ producten/));
    expect(listShown(html).length).toBeGreaterThan(3);
    expect(listShown(html)).toEqual(listShown(await textOf(short, '/nl')));
  });

  it('of a product that is none of the best sellers has reviews, and what is like it', async () => {
    const reviewed = outside.filter(({ rating }) => rating !== null).slice(0, 5);
    expect(reviewed).not.toEqual([]);
    for (const { handle } of reviewed) {
      const path = `/nl/products/${handle}`;
      const [html, whole] = [await textOf(long, path), await textOf(short, path)];
      const reviewsIn = (text: string) => text.match(/"@type":"Review"/g)?.length ?? 0;
      expect([handle, reviewsIn(html)]).toEqual([handle, reviewsIn(whole)]);
      expect(linkedIn(html).filter((other) => other !== handle).length).toBeGreaterThan(1);
    }
  });

  it('of a product that is none of the best sellers has what goes with it, also of the others', async () => {
    const offered = new Set<string | undefined>();
    for (const { handle } of outside) {
      const html = await textOf(long, `/nl/products/${handle}`);
      const section = sectionOf(html, /Gaat goed samen met/);
      // Counts of products that are only alike cannot be added together.
      if (section.includes('in de tas')) for (const other of linkedIn(section)) offered.add(other);
    }
    const sold = handlesOf(all.filter(({ handle }) => offered.has(handle)));
    const little = handlesOf(outside).filter((handle) => offered.has(handle));
    expect(little.length).toBeGreaterThan(2);
    expect(sold.length - little.length).toBeGreaterThan(2);
  });

  it('of a set has what is in it and what it saves, also of products that sell little', async () => {
    const sets = all.filter(({ bundledProducts = [] }) =>
      bundledProducts.some((id) => outside.some((product) => product.id === id)),
    );
    expect(sets).not.toEqual([]);
    const inside = (text: string) => sectionOf(text, /In deze set/);
    for (const { handle, bundledProducts = [] } of sets) {
      const path = `/nl/products/${handle}`;
      const [html, whole] = [await textOf(long, path), await textOf(short, path)];
      expect(inside(html)).not.toBe('');
      expect([handle, inside(html)]).toEqual([handle, inside(whole)]);
      expect(html).toContain('Je bespaart');
      const contents = all.filter(({ id }) => bundledProducts.includes(id));
      expect(linkedIn(html)).toEqual(expect.arrayContaining(handlesOf(contents)));
    }
  });

  it('without found products has the best sellers instead', async () => {
    const query = '/nl/search?q=zeepaardje';
    const found = linkedIn(await textOf(long, query));
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(linkedIn(await textOf(short, query)));
  });

  it.each(['/nl/routine', '/nl/consultation', '/nl/ingredients'])('is there: %s', async (path) => {
    await textOf(long, path);
  });

  it('of a finished consultation has a routine', async () => {
    const answers =
      'hair=curly&thickness=fine&state=none&concern=frizz&wash=often&heat=often&scalp=sensitive';
    expect(linkedIn(await textOf(long, `/nl/consultation?${answers}`)).length).toBeGreaterThan(2);
  });
});

describe('particular products of a long shop', () => {
  const dataOf = async (path: string) => textOf(long, path);
  const handlesIn = (data: string) =>
    handlesOf(all.filter(({ handle }) => data.includes(`"${handle}"`)));

  it('are on a wishlist, without what there is not', async () => {
    const wanted = all.slice(0, MOST);
    expect(wanted.some((product) => outside.includes(product))).toBe(true);
    const ids = [...wanted.map(numberOf), '999999', 'nonsense', '1e9'].join();
    const data = await dataOf(`/nl/wishlist.data?_routes=routes%2Fwishlist&ids=${ids}`);
    expect(handlesIn(data)).toEqual(handlesOf(wanted));
  });

  it('come as cards, and it is said where one is missing', async () => {
    const numbers = outside.slice(0, 3).map(numberOf);
    const cards = (ids: readonly string[]) =>
      dataOf(`/nl/cards.data?_routes=routes%2Fcards&ids=${ids.join()}`);
    const whole = await cards(numbers);
    expect(handlesIn(whole)).toEqual(handlesOf(outside.slice(0, 3)));
    expect(whole).toMatch(/"failed",false/);
    const partly = await cards([...numbers, '999999', 'nonsense']);
    expect(handlesIn(partly)).toEqual(handlesOf(outside.slice(0, 3)));
    expect(partly).toMatch(/"failed",true/);
  });

  it('are answered as pages, a set with its contents', async () => {
    const set = all.find(({ bundledProducts = [] }) =>
      bundledProducts.some((id) => outside.some((product) => product.id === id)),
    );
    const productIds = [set?.id, outside[0]?.id, 'nonsense'];
    const pages = async ({ send }: InMemoryStorefront) => {
      const response = await send(
        '/api/contentful/get-products-by-ids/',
        writeJson({ locale: 'nl', productIds }),
      );
      return response.json();
    };
    const answer = await pages(long);
    expect(answer).toMatchObject({ products: [{ kind: 'bundle' }, {}] });
    expect(answer).toEqual(await pages(short));
  });

  it('have their pages made anew when they are sold', async () => {
    const [sold] = outside;
    const numbers = outside.slice(0, 1).map(numberOf).map(Number);
    const payload = { line_items: numbers.map((product_id) => ({ product_id })) };
    const response = await long.send(
      '/webhooks/shopify/nl',
      signedWebhook('orders/paid', payload, SECRET, { 'x-shopify-webhook-id': 'one' }),
    );
    expect(response.status).toBe(200);
    expect(long.logged).toContainEqual(
      expect.objectContaining({
        event: 'webhook',
        tags: [cacheTags.product('nl', sold?.handle ?? '')],
      }),
    );
  });
});

it('the suggestions of a long shop are those of its best sellers', async () => {
  const suggest = async ({ send }: InMemoryStorefront) => {
    const response = await send('/api/search/suggestions/?locale=nl');
    expect(response.status).toBe(200);
    return response.json();
  };
  expect(await suggest(long)).toEqual(await suggest(short));
});

it('the site map of a long shop has all products, the routine and the consultation', async () => {
  const text = await textOf(long, '/sitemap-nl.xml');
  for (const { handle } of outside.slice(0, 5)) expect(text).toContain(`/nl/products/${handle}<`);
  expect(text).toContain('/nl/routine<');
  expect(text).toContain('/nl/consultation<');
});

it('no page of a long shop has read more of its catalogue than the limit', () => {
  // Products read first and the best sellers, for cards and for ingredients; more often where they are read anew.
  expect(lists.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...lists)).toBeLessThanOrEqual(MOST + 1);
});
