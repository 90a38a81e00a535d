import { LOCALES, marketOf } from '@lokke/domain/markets';
import { expect, test } from '@playwright/test';
import { crawl } from '../crawl/crawl.ts';
import { pageFlaws } from '../crawl/page-flaws.ts';
import { readPage, type SeenPage } from '../crawl/read-page.ts';
import { repeated } from '../crawl/repeated.ts';
import { sisterFlaws } from '../crawl/sister-flaws.ts';
import { platformUrl, shopUrl } from '../shop/addresses.ts';

const homeOf = (prefix: string) => `${shopUrl()}${prefix || '/'}`;

async function sitemapOf(locale: string): Promise<readonly string[]> {
  const response = await fetch(`${shopUrl()}/sitemap-${locale}.xml`);
  if (response.status !== 200) return [];
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

test('every link in every locale leads to a page as search engines want it', async () => {
  test.setTimeout(600_000);
  const origins = { shop: shopUrl(), pictures: platformUrl() };
  const everywhere = new Map<string, SeenPage>();
  const known = new Map<string, SeenPage>();
  for (const market of LOCALES.map(marketOf)) {
    await test.step(market.locale, async () => {
      const listed = await sitemapOf(market.locale);
      const { pages, broken } = await crawl(shopUrl(), [homeOf(market.prefix), ...listed]);
      expect.soft(broken, `${market.locale}: broken links`).toEqual([]);
      const flaws = [...pages].flatMap(([url, page]) =>
        pageFlaws(page, market, origins).map((flaw) => `${url} ${flaw}`),
      );
      expect.soft(flaws, `${market.locale}: flaws`).toEqual([]);
      const canonical = [...pages].filter(
        ([url, { isListed, canonicals }]) => isListed && canonicals[0] === url,
      );
      expect
        .soft(
          repeated(canonical.map(([url, { titles }]) => [titles[0] ?? '', url])),
          `${market.locale}: titles`,
        )
        .toEqual([]);
      expect
        .soft(
          repeated(canonical.map(([url, { descriptions }]) => [descriptions[0] ?? '', url])),
          `${market.locale}: descriptions`,
        )
        .toEqual([]);
      if (listed.length > 0) {
        const found = canonical.map(([url]) => url).toSorted();
        expect.soft(found, `${market.locale}: sitemap`).toEqual([...listed].toSorted());
      }
      for (const [url, page] of pages) everywhere.set(url, page);
      for (const [url, page] of canonical) known.set(url, page);
    });
  }
  expect.soft(sisterFlaws(known), 'pages in other languages').toEqual([]);
  expect(known.get(homeOf('/de'))?.sisters.size).toBe(13);
  expect(everywhere.size).toBeGreaterThan(1_000);

  // A picture is one file in many sizes; one of them shows that it is there.
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

test('a page that is not there says so in the language of its market, and is not listed', async () => {
  for (const { prefix, languageTag } of LOCALES.map(marketOf)) {
    for (const path of [
      '/there-is-no-such-page',
      '/products/nothing',
      '/range/nothing',
      '/salon/0',
    ]) {
      const url = `${shopUrl()}${prefix}${path}`;
      const response = await fetch(url);
      expect(response.status, url).toBe(404);
      const page = readPage(url, await response.text(), response.headers.get('x-robots-tag'));
      expect(page, url).toMatchObject({
        lang: languageTag,
        isListed: false,
        headingCount: 1,
        canonicals: [],
        flaws: [],
      });
      expect(page.links, url).toContain(`${shopUrl()}${prefix}/shop`);
    }
  }
  for (const stranger of ['/xx', '/nlx/cart', '/fr-de/shop']) {
    const response = await fetch(shopUrl() + stranger);
    expect(response.status, stranger).toBe(404);
    expect(readPage(shopUrl(), await response.text(), null).lang).toBe('en');
  }
});
