import { LOCALES } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { FULL_SHOP } from '../../../testing/full-shop.ts';
import { openShops } from '../../../testing/open-for-tests.ts';
import { withoutSite } from '../content/index.ts';
import { createSeoPages, noindexOtherHosts } from './index.ts';

const ORIGIN = 'https://www.lokke.example';
// The Dutch and the German shop sell the same; the Belgian one is empty.
const embedded = await openShops({ shops: ['nl', 'de', 'ni'], drafts: FULL_SHOP });
const SOURCES = {
  publicOrigin: ORIGIN,
  locales: LOCALES,
  catalogueFreshInMs: 1_000,
  catalogueOf: embedded.shops.catalogueOf,
  contentOf: withoutSite.siteContentOf,
  salons: embedded.salons,
  capabilities: ['salons', 'consultation'] as const,
};
const seo = createSeoPages(SOURCES);

const textOf = async (path: string) => (await seo.app.request(ORIGIN + path)).text();
const tongues = async (...[locale, path]: Parameters<typeof seo.alternatesOf>) =>
  (await seo.alternatesOf(locale, path)).map(({ hreflang }) => hreflang);

describe('the same page in other markets', () => {
  it('is named with its language and country, and English is for everybody else', async () => {
    expect(await seo.alternatesOf('de', '/products/rain-shampoo')).toEqual([
      { hreflang: 'en', url: `${ORIGIN}/products/rain-shampoo` },
      { hreflang: 'nl-NL', url: `${ORIGIN}/nl/products/rain-shampoo` },
      { hreflang: 'de-DE', url: `${ORIGIN}/de/products/rain-shampoo` },
      { hreflang: 'x-default', url: `${ORIGIN}/products/rain-shampoo` },
    ]);
  });

  it('is named alike from each of them', async () => {
    const fromGermany = await seo.alternatesOf('de', '/range/rain');
    expect(fromGermany).not.toEqual([]);
    for (const locale of ['en', 'nl'] as const) {
      expect(await seo.alternatesOf(locale, '/range/rain')).toEqual(fromGermany);
    }
  });

  it('is everywhere for what every market has, except where no code tells a market from another', async () => {
    const found = await tongues('nl-be', '/');
    expect(found).toEqual(
      expect.arrayContaining([
        'en',
        'nl-NL',
        'fr-FR',
        'en-US',
        'de-DE',
        'en-GB',
        'nl-BE',
        'fr-BE',
        'es-ES',
        'en-IE',
        'nb-NO',
        'sv-SE',
        'x-default',
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
    for (const locale of ['ni', 'fr-fr', 'dev'] as const)
      expect(await tongues(locale, '/')).toEqual([]);
  });

  it('is nowhere for a page that is not there', async () => {
    expect(await tongues('fr', '/products/rain-shampoo')).toEqual([]);
    expect(await tongues('nl', '/products/nothing')).toEqual([]);
  });
});

describe('the sitemaps', () => {
  it('are listed for each market that is a market of its own', async () => {
    const index = await textOf('/sitemap.xml');
    const listed = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const expected = LOCALES.filter((locale) => !['fr-fr', 'dev'].includes(locale));
    expect(listed).toEqual(expected.map((locale) => `${ORIGIN}/sitemap-${locale}.xml`));
    for (const locale of ['dev', 'fr-fr', 'xx']) {
      expect((await seo.app.request(`${ORIGIN}/sitemap-${locale}.xml`)).status).toBe(404);
    }
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('are split where a market has more addresses than one file may hold', async () => {
    const small = createSeoPages({ ...SOURCES, locales: ['nl'], mostAddresses: 4 });
    await small.ready();
    const ask = async (path: string) => (await small.app.request(ORIGIN + path)).text();
    const files = [...(await ask('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
    const paths = files.map(([, url = '']) => new URL(url).pathname);
    expect(paths.slice(0, 2)).toEqual(['/sitemap-nl.xml', '/sitemap-nl-2.xml']);
    const parts = await Promise.all(paths.map(ask));
    const counts = parts.map((part) => part.split('<url>').length - 1);
    expect(counts.slice(0, -1).every((count) => count === 4)).toBe(true);
    const whole = (await textOf('/sitemap-nl.xml')).split('<url>').length - 1;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(whole);
    expect((await small.app.request(`${ORIGIN}/sitemap-nl-999.xml`)).status).toBe(404);
  });

  it('name each page of the market, and when the shop changed it', async () => {
    const sitemap = await textOf('/sitemap-de.xml');
    expect(sitemap).toMatch(
      /<loc>https:\/\/www\.lokke\.example\/de\/products\/rain-mask<\/loc><lastmod>2026-11-20T12:00:00Z</,
    );
    for (const path of ['', '/shop', '/routine', '/range/rain', '/policies/privacy-policy']) {
      expect(sitemap).toContain(`<loc>${ORIGIN}/de${path}</loc>`);
    }
    // The shops have no salons.
    expect(sitemap).not.toContain(`${ORIGIN}/de/salon/`);
    expect(await textOf('/sitemap-en.xml')).toContain(`<loc>${ORIGIN}/</loc>`);
  });
});

describe('a sitemap', () => {
  it('is put off rather than given with gaps, and comes when the shop answers again', async () => {
    let isDown = true;
    const { app } = createSeoPages({
      ...SOURCES,
      catalogueOf: (market) => ({
        ...embedded.shops.catalogueOf(market),
        ...(isDown && { addresses: async () => ({ kind: 'failed' as const }) }),
      }),
    });
    const send = () => app.request(`${ORIGIN}/sitemap-nl.xml`);
    const put = await send();
    expect([put.status, put.headers.get('retry-after')]).toEqual([503, '60']);
    isDown = false;
    const given = await send();
    expect(given.status).toBe(200);
    expect(await given.text()).toContain('/nl/products/rain-shampoo<');
  });
});

describe('a host that is not the public one', () => {
  const robots = async (trustedProxyCount: number, url: string, forwardedHost?: string) => {
    const app = new Hono();
    app.use(noindexOtherHosts({ publicOrigin: ORIGIN, trustedProxyCount }));
    app.get('*', (context) => context.text('page'));
    const headers = forwardedHost === undefined ? {} : { 'x-forwarded-host': forwardedHost };
    return (await app.request(url, { headers })).headers.get('x-robots-tag');
  };

  it('is kept out of search engines', async () => {
    expect(await robots(0, `${ORIGIN}/nl`)).toBeNull();
    expect(await robots(0, 'https://staging.lokke.example/nl')).toBe('noindex');
  });

  it('is believed only from a proxy of our own', async () => {
    expect(await robots(1, 'http://10.0.0.7/nl', 'www.lokke.example')).toBeNull();
    expect(await robots(0, 'http://10.0.0.7/nl', 'www.lokke.example')).toBe('noindex');
    expect(await robots(1, `${ORIGIN}/nl`, 'preview.lokke.example')).toBe('noindex');
  });
});

it('waits for a market that hangs only so long, and then goes without it', async () => {
  const hanging = createSeoPages({
    ...SOURCES,
    locales: ['nl', 'de', 'nl-be'],
    timeoutInMs: 1,
    catalogueOf: (market) => ({
      ...embedded.shops.catalogueOf(market),
      ...(market.shop === 'be' && { addresses: () => new Promise(() => undefined) }),
    }),
  });
  await expect
    .poll(async () => (await hanging.alternatesOf('nl', '/shop')).map(({ hreflang }) => hreflang))
    .toEqual(['nl-NL', 'de-DE']);
});
