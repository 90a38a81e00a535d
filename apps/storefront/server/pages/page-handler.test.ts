import { createContentClient } from '@lokke/contentful';
import { seedDemoContent, seedDemoSalons } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import { pageSourcesOf } from '../../testing/page-sources.ts';
import { isStale } from '../cache/freshness.ts';
import { createPageCache } from '../cache/index.ts';
import { readConfig } from '../config/index.ts';
import type { RequestContext } from '../features/account/index.ts';
import { createSite } from '../features/content/index.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { createPageHandler } from './page-handler.ts';

const CONFIG = readConfig({});

let passedInMs = 0;

const embedded = await openShops({ now: () => passedInMs });
const anna = openVisitor(openEndpoint(embedded).api);
await anna.post('register', ANNA);
await seedDemoContent(embedded.platform.context);
await seedDemoSalons(embedded.platform.context);
const site = createSite({
  client: createContentClient({
    ...CONFIG.content,
    accessToken: embedded.platform.secrets.contentToken,
    fetch: embedded.platform.fetch,
  }),
  protocol: 'http:',
  freshInMs: CONFIG.content.freshInMs,
  log: () => undefined,
  now: () => passedInMs,
});
const handle = createPageHandler(pageSourcesOf(embedded, site));
const cache = createPageCache({
  render: (request, fetchMode) => handle(request, null, { fetchMode }),
  origin: 'http://lokke.test',
  known: {
    locales: ['nl'],
    routeIds: new Set(),
    filterGroupsOf: () => new Set(),
    optionNamesOf: () => new Set(),
  },
  defaultHeaders: securityHeadersOf('http://lokke.test'),
  freshInMs: 5_000,
  staleInMs: 60_000,
  maxBytes: 1_000_000,
  now: () => 0,
});
const page: (path: string, init?: RequestInit) => Promise<Response> = (path, init) =>
  handle(new Request(`http://lokke.test/nl${path}`, init), null);
const hiddenPage: typeof page = (path, init) =>
  handle(new Request(`http://lokke.test/dev${path}`, init), null);
/** The page as rendered for the cache. */
const current: typeof page = (path, init) =>
  handle(new Request(`http://lokke.test/nl${path}`, init), null, { fetchMode: 'current' });

const withCookies = () => ({
  cookie: [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

describe('a page', () => {
  it('that looks at nobody is the same for everybody, and may be kept', async () => {
    const [mine, yours] = [
      await page('/shared', { headers: withCookies() }),
      await page('/shared'),
    ];
    expect(await mine.text()).toBe(await yours.text());
    for (const { headers } of [mine, yours]) {
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
      expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=60');
      expect(headers.get('cache-tag')).toBe('market-nl,shop-nl');
    }
  });

  it('is asked for each time by browsers, its data after a minute', async () => {
    const cacheControlOf = async (path: string) => (await page(path)).headers.get('cache-control');
    expect(await cacheControlOf('/shared')).toBe('public, max-age=0, s-maxage=5');
    expect(await cacheControlOf('/shared.data')).toBe('public, max-age=60, s-maxage=5');
    expect(await cacheControlOf('/own.data')).toBe('private, no-store');
  });

  it('that looks at the session is for one visitor, and no cache keeps it', async () => {
    const own = await page('/own', { headers: withCookies() });
    expect(await own.text()).toBe(JSON.stringify({ own: ANNA.email }));
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.has('cache-tag')).toBe(false);
    const nobody = await page('/own');
    expect(await nobody.text()).toBe('{"own":null}');
    expect(nobody.headers.get('cache-control')).toBe('private, no-store');
  });

  it('of a hidden market tells search engines to leave it out, and of no other', async () => {
    expect((await hiddenPage('/shared')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await page('/shared')).headers.has('x-robots-tag')).toBe(false);
  });

  it('takes away a cookie that is none', async () => {
    const { headers } = await page('/own', { headers: { cookie: 'lokke-session-nl=forged' } });
    expect(headers.get('set-cookie')).toMatch(/^lokke-session-nl=; Path=\/; Max-Age=0;/);
  });
});

describe('the services of a visitor', () => {
  const names = [
    'accounts',
    'visitorCarts',
    'newsletters',
    'withdrawals',
    'restocks',
    'contactDesks',
  ] as const;

  it.each([
    ['/shared', []],
    ['/own', ['accounts']],
  ] as const)('that %s does not read are not opened', async (path, expected) => {
    const opened: string[] = [];
    const sources = pageSourcesOf(embedded);
    const watched = names.map((name) => [
      name,
      {
        ...sources[name],
        open: (context: RequestContext) => {
          opened.push(name);
          return sources[name].open(context);
        },
      },
    ]);
    const handle = createPageHandler({ ...sources, ...Object.fromEntries(watched) });
    await handle(new Request(`http://lokke.test/nl${path}`), null);
    expect(opened).toEqual(expected);
  });
});

describe('a page that is kept', () => {
  const requestContext = (path: string, headers = {}) =>
    cache.respond(new Request(`http://lokke.test/nl${path}`, { headers }));

  it('holds nothing of the customer who asked for it first, nor of those in between', async () => {
    const first = await requestContext('/shared', withCookies());
    const later = [{}, withCookies(), { 'accept-language': 'fr' }, { 'user-agent': 'phone' }];
    const pages = await Promise.all(later.map((headers) => requestContext('/shared', headers)));
    const text = await first?.text();
    expect(text).not.toContain(ANNA.email);
    for (const one of pages) {
      expect(await one?.text()).toBe(text);
      expect([...(one?.headers ?? [])]).toEqual([...(first?.headers ?? [])]);
    }
  });

  it('is never one that looked at a session, whatever the table of pages says', async () => {
    const before = cache.sizeInBytes();
    expect(await requestContext('/own', withCookies())).toBeNull();
    expect(await requestContext('/own')).toBeNull();
    expect(cache.sizeInBytes()).toBe(before);
  });

  it('is never one that had to do without its products', async () => {
    embedded.respondWith(async () => new Response('gone', { status: 500 }));
    const without = await requestContext('/list');
    expect(await without?.text()).toBe('{"list":"failed"}');
    expect(without?.headers.get('cache-control')).toBe('no-store');
    embedded.respondWith(embedded.platform.fetch);
    const whole = await requestContext('/list');
    expect(await whole?.text()).toBe('{"list":"found"}');
    expect(whole?.headers.get('cache-tag')).toBe('market-nl,shop-nl,products-nl,content-nl-nl');
  });
});

describe('a form', () => {
  it('of another site is refused before anything is done', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...withCookies(), 'sec-fetch-site': site };
      expect((await page('/own', { method: 'POST', headers })).status).toBe(403);
    }
    expect((await anna.customer()).reply).toMatchObject({ isLoggedIn: true });
  });

  it.each(['https://evil.example', 'http://lokke.test.evil.example', 'null', 'nonsense'])(
    'that an older browser says to be of %s is refused',
    async (origin) => {
      const headers = { ...withCookies(), origin };
      expect((await page('/own', { method: 'POST', headers })).status).toBe(403);
    },
  );

  it('of ours is taken behind a proxy that speaks https for us', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'https://lokke.test' };
    expect((await page('/own', { method: 'POST', headers })).status).toBe(200);
  });

  it('of ours changes the session', async () => {
    const headers = { ...withCookies(), 'sec-fetch-site': 'same-origin' };
    const out = await page('/own', { method: 'POST', headers });
    expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect((await anna.customer()).reply).toEqual({ isLoggedIn: false, email: null });
  });
});

describe('a page made of what was at hand', () => {
  const FRESH_IN_MS = [
    ['/list', CONFIG.catalogueFreshInMs],
    ['/content', CONFIG.content.freshInMs],
    ['/salons', CONFIG.salons.freshInMs],
  ] as const;
  const CASES = FRESH_IN_MS.flatMap(([path, freshInMs]) => [
    [path, freshInMs - 1, false] as const,
    [path, freshInMs, true] as const,
  ]);

  it.each(CASES)(
    'as %s, is known to be of old after %i ms: %s',
    async (path, passed, usedStaleData) => {
      await current(path);
      passedInMs += passed;
      expect(isStale(await page(path))).toBe(usedStaleData);
    },
  );

  it.each(FRESH_IN_MS)('as %s, is of nothing old when it is made anew', async (path, freshInMs) => {
    await current(path);
    passedInMs += freshInMs;
    expect(isStale(await current(path))).toBe(false);
    expect(isStale(await page(path))).toBe(false);
  });
});
