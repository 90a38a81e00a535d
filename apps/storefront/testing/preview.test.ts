import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openInMemoryStorefront } from './in-memory-storefront.ts';
import { openStorefront } from './open-for-tests.ts';
import { cookieIn, editContent, followPreview, writeContent } from './write-content.ts';

const DRAFT = 'Nobody may read this before winter';
const PAGE = '/nl/pages/winter';
const asked: string[] = [];

const shop = await openStorefront({
  shops: ['nl', 'de', 'fr'],
  environment: { MARKETS: 'nl,de,fr', GTM_CONTAINER_ID: 'GTM-ABC1234' },
  onAnswer: async ({ url }) => {
    const { pathname } = new URL(url);
    const [, preview = '', resource] =
      /^\/contentful(\/preview)?\/spaces\/.*\/master(\/.*)/.exec(pathname) ?? [];
    if (resource !== undefined) asked.push(preview + resource);
  },
});
const { visit } = shop;

/** A page that is new, and a new title of the home page in each language. */
await editContent(shop, (space, entryOf) => {
  const home = entryOf('home-hero');
  const codes: string[] = space.locales.map(({ code }: { code: string }) => code);
  home.sys.fieldStatus = { '*': Object.fromEntries(codes.map((code) => [code, 'draft'])) };
  for (const code of codes) home.fields.title[code] = `${DRAFT} (${code})`;
  const about = entryOf('page-about');
  const { publishedVersion: _, ...sys } = about.sys;
  const fields = { ...about.fields, title: { en: DRAFT }, slug: { en: 'winter' } };
  space.entries.push({ ...about, sys: { ...sys, id: 'page-winter' }, fields });
});

const follow = (to: string, market?: string) => followPreview(shop, { to, market });

async function enter(to: string, market?: string): Promise<string> {
  const response = await follow(to, market);
  expect(response.status).toBe(303);
  return cookieIn(response);
}

const cookie = await enter('/pages/winter', 'nl');

describe('a preview', () => {
  it.each([
    ['nl', '/nl', 'nl-NL'],
    ['de', '/de', 'de-DE'],
    ['fr', '/fr', 'fr-FR'],
  ])('shows drafts in the market %s', async (market, path, languageTag) => {
    const { html } = await visit(path, await enter('/', market));
    expect(html).toContain(`${DRAFT} (${languageTag})`);
    expect(html).toContain('action="/preview"');
    // Before scripts are, so that the bar stands still below a pointer.
    expect(html).toMatch(/<aside class="preview-bar"[^>]*><link rel="stylesheet" href="[^"]+"/);
  });

  it('leads from an entry to the page that shows it', async () => {
    for (const [to, path] of [
      ['page-winter', PAGE],
      ['home-hero', '/nl/'],
    ] as const) {
      const response = await follow(to, 'nl');
      expect(response.headers.get('location')).toBe(path);
    }
    expect((await follow('nothing', 'nl')).status).toBe(404);
  });

  it.each([
    ['/nl', 'nl', '/nl/'],
    ['/nl', undefined, '/nl/'],
    ['/de/pages/winter', undefined, '/de/pages/winter'],
    ['/de/pages/winter', 'fr', '/fr/pages/winter'],
    ['/pages/winter', 'de', '/de/pages/winter'],
    ['/nlx', 'de', '/de/nlx'],
  ])('leads to %s in the market %s at %s', async (to, market, path) => {
    expect((await follow(to, market)).headers.get('location')).toBe(path);
  });

  it('leads from words of a page to the field of the editor, whoever is in it', async () => {
    const words = new URLSearchParams({ market: 'nl', entry: 'home-hero', words: DRAFT });
    const edit = (headers: Readonly<Record<string, string>>) =>
      shop.send(`/preview/edit?${words}`, { headers });
    expect((await edit({})).status).toBe(403);
    const { origin } = shop.platform.context;
    expect((await edit({ cookie })).headers.get('location')).toBe(
      `${origin}/console/content/entry/home-hero?locale=nl-NL#field-title`,
    );
    words.set('entry', '');
    words.set('words', 'Words of no entry');
    expect((await edit({ cookie })).status).toBe(404);
  });

  it('is kept by nobody, listed by nobody and measured by nobody', async () => {
    for (const path of [PAGE, '/nl', '/nl.data', '/nl/pages/none', '/nl/account/login']) {
      const { response, html } = await visit(path, cookie);
      const { headers } = response;
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      for (const name of ['cdn-cache-control', 'cache-tag', 'etag']) {
        expect(headers.get(name)).toBeNull();
      }
      expect(html).not.toContain('GTM-ABC1234');
      expect(headers.get('content-security-policy') ?? '').not.toContain('googletagmanager');
      expect(html).not.toContain(shop.platform.secrets.previewToken);
      expect(JSON.stringify([...headers])).not.toContain(shop.platform.secrets.previewToken);
    }
  });

  it('asks the content service for what one page needs, and tells that an editor has saved', async () => {
    const state = async (sent: string) => (await visit('/preview/state', sent)).html;
    // Keeps the pages of everybody.
    for (const path of ['/de', '/fr', '/nl']) await visit(path);
    await visit('/nl', cookie);
    await setTimeout(1_010);
    asked.length = 0;
    const { html } = await visit('/nl', cookie);
    expect(asked.toSorted()).toEqual([
      '/entries',
      '/preview/content_types',
      ...Array(4).fill('/preview/entries'),
    ]);
    const before = await state(cookie);
    expect(html).toContain(before);
    expect(await state(cookie)).toBe(before);
    await visit(PAGE, cookie);
    const texts = { keywords: 'snow', title: 'Snow on the way' };
    await writeContent(shop, [{ id: 'page-winter', like: 'page-winter', texts, isDraft: true }]);
    expect(await state(cookie)).not.toBe(before);
    // Shows it at once, though the page was read a moment before.
    expect((await visit(PAGE, cookie)).html).toMatch(/<h1[^>]*>Snow on the way</);
    const nobody = await shop.send('/preview/state');
    expect([nobody.status, nobody.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('is left by its form, which no other site can send', async () => {
    const leave = (site: string, back = PAGE) =>
      shop.send('/preview', {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': site },
        body: new URLSearchParams({ back, leave: 'yes' }),
      });
    expect((await leave('cross-site')).status).toBe(403);
    const left = await leave('same-origin');
    expect(left.headers.get('location')).toBe(PAGE);
    expect(left.headers.get('set-cookie')).toMatch(/^lokke-preview=; Path=\/; Max-Age=0/);
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      expect((await leave('same-origin', elsewhere)).headers.get('location')).toBe('/');
    }
  });
});

/** The page that is answered before any framework, if it may be. */
const cachedFor = (sent: string | undefined) =>
  shop.pages.getCached('/nl', { acceptEncoding: 'br', ifNoneMatch: undefined, cookie: sent });

describe('a page of everybody', () => {
  it('is measured again, and does not know the new page', async () => {
    expect((await visit('/nl')).html).toContain('GTM-ABC1234');
    for (const sent of [undefined, cookie, undefined]) {
      expect((await visit(PAGE, sent)).response.status).toBe(sent === undefined ? 404 : 200);
    }
  });

  it('is the kept one for a cookie that is forged', async () => {
    const ordinary = await visit('/nl');
    const forged = cookie.replace(/=\d+/, '=9999999999');
    const { response, html } = await visit('/nl', forged);
    expect(html === ordinary.html).toBe(true);
    for (const name of ['etag', 'cache-control', 'cache-tag', 'x-robots-tag', 'set-cookie']) {
      expect(response.headers.get(name)).toBe(ordinary.response.headers.get(name));
    }
    expect(cachedFor(forged)).toEqual(cachedFor(undefined));
    expect(cachedFor(undefined)).not.toBeNull();
    expect(cachedFor(cookie)).toBeNull();
  });

  it('tells nobody of a link that is not signed', async () => {
    const response = await shop.send('/preview?to=%2F&until=9999999999&signature=x');
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('opens nothing without a token that reads drafts', async () => {
  await using hosted = await openInMemoryStorefront({
    beside: shop,
    environment: { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: 'token' },
  });
  expect(hosted.config.content.preview).toBeNull();
  expect(cookieIn(await followPreview({ ...shop, send: hosted.send }, { to: '/' }))).toBe('');
  expect(
    (await hosted.send('/nl', { headers: { cookie } })).headers.get('x-robots-tag'),
  ).toBeNull();
});
