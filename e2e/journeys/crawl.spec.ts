import { LOCALES, marketOf } from '@lokke/domain/markets';
import { expect, test } from '@playwright/test';
import { crawl } from '../crawl/crawl.ts';
import { hreflangProblems, pageProblems } from '../crawl/page-problems.ts';
import { type ParsedPage, parsePage } from '../crawl/parse-page.ts';
import { platformUrl, shopUrl } from '../shop/open-shop.ts';
import { openStorefront } from '../shop/open-storefront.ts';

/** A storefront that keeps no page: to compress and save each, which nobody asks for again, takes as long as making it. */
const openUncached = () =>
  openStorefront(() => ({ PAGE_CACHE_MIB: '0', NEW_PAGES_PER_MINUTE: '1000000' }));

async function sitemapOf(shop: string, locale: string): Promise<readonly string[]> {
  const response = await fetch(`${shop}/sitemap-${locale}.xml`);
  if (response.status !== 200) return [];
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

test('every link in every locale leads to a valid page', async () => {
  test.setTimeout(600_000);
  await using storefront = await openUncached();
  const shop = storefront.shopUrl;
  const homeOf = (prefix: string) => `${shop}${prefix || '/'}`;
  const origins = { shop, images: platformUrl() };
  // A server that has not read every market yet names fewer alternates, rather than have its first visitors wait.
  for (const { prefix } of LOCALES.map(marketOf)) await fetch(homeOf(prefix));
  const everywhere = new Map<string, ParsedPage>();
  const known = new Map<string, ParsedPage>();
  for (const market of LOCALES.map(marketOf)) {
    await test.step(market.locale, async () => {
      const listed = await sitemapOf(shop, market.locale);
      const { pages, broken } = await crawl(shop, [homeOf(market.prefix), ...listed]);
      expect.soft(broken, `${market.locale}: broken links`).toEqual([]);
      const problems = [...pages].flatMap(([url, page]) =>
        pageProblems(page, market, origins).map((problem) => `${url} ${problem}`),
      );
      expect.soft(problems, `${market.locale}: problems`).toEqual([]);
      const canonical = [...pages].filter(
        ([url, { isListed, canonicals }]) => isListed && canonicals[0] === url,
      );
      for (const name of ['titles', 'descriptions'] as const) {
        const byText = Map.groupBy(canonical, ([, page]) => page[name][0] ?? '');
        const repeated = [...byText].filter(([, pages]) => pages.length > 1);
        expect.soft(repeated, `${market.locale}: ${name}`).toEqual([]);
      }
      if (listed.length > 0) {
        const found = canonical.map(([url]) => url).toSorted();
        expect.soft(found, `${market.locale}: sitemap`).toEqual([...listed].toSorted());
      }
      for (const [url, page] of pages) everywhere.set(url, page);
      for (const [url, page] of canonical) known.set(url, page);
    });
  }
  expect.soft(hreflangProblems(known), 'hreflang').toEqual([]);
  expect(known.get(homeOf('/de'))?.alternates.size).toBe(13);
  expect(everywhere.size).toBeGreaterThan(1_000);

  // Each image file in a single size.
  const files = new Map<string, string>();
  for (const asset of [...everywhere.values()].flatMap(({ assets }) => assets)) {
    const { origin, pathname } = new URL(asset);
    const file = origin === origins.shop ? pathname : pathname.replace(/^.*\//, '');
    if (!files.has(file)) files.set(file, asset);
  }
  const missing = await Promise.all(
    [...files.values()].map(async (file) => {
      const { status } = await fetch(file);
      return status === 200 ? [] : [`${status} ${file}`];
    }),
  );
  expect(missing.flat(), 'files').toEqual([]);
});

test('a missing page responds 404 in the language of its market, and noindex', async () => {
  const others = ['/products/nothing', '/range/nothing', '/salon/0'];
  for (const { locale, prefix, languageTag } of LOCALES.map(marketOf)) {
    for (const path of ['/there-is-no-such-page', ...(locale === 'de' ? others : [])]) {
      const url = `${shopUrl()}${prefix}${path}`;
      const response = await fetch(url);
      expect(response.status, url).toBe(404);
      const page = parsePage(url, await response.text(), response.headers.get('x-robots-tag'));
      expect(page, url).toMatchObject({
        lang: languageTag,
        isListed: false,
        headingCount: 1,
        canonicals: [],
        problems: [],
      });
      expect(page.links, url).toContain(`${shopUrl()}${prefix}/shop`);
    }
  }
  for (const unknown of ['/xx', '/nlx/cart', '/fr-de/shop']) {
    const response = await fetch(shopUrl() + unknown);
    expect(response.status, unknown).toBe(404);
    expect(parsePage(shopUrl(), await response.text(), null).lang).toBe('en');
  }
});
