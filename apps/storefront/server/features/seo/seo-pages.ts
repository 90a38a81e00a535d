import { isLocale, type Locale, marketOf } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { createAlternatePages, createPageLists } from './indexable-pages.ts';
import type { PageListSources } from './load-indexable-pages.ts';

export interface SeoPagesOptions extends PageListSources {
  readonly publicOrigin: string;
  readonly locales: readonly Locale[];
  readonly catalogueFreshInMs: number;
  readonly timeoutInMs?: number;
  /** Most addresses of one file. */
  readonly mostAddresses?: number;
}

/** Limit of sitemaps.org. */
const MOST_ADDRESSES = 50_000;

/** Long, as twelve markets' lists take many requests. */
const LEAST_FRESH_IN_MS = 60_000;
const CACHE_HEADERS = { 'cache-control': 'public, max-age=3600' };
const LATER = { 'cache-control': 'no-store', 'retry-after': '60' };
const XML = { ...CACHE_HEADERS, 'content-type': 'application/xml; charset=utf-8' };

/** Serves robots.txt and sitemaps, and knows each page's alternates. */
export function createSeoPages({
  publicOrigin,
  locales,
  catalogueFreshInMs,
  mostAddresses = MOST_ADDRESSES,
  ...sources
}: SeoPagesOptions) {
  const lists = createPageLists({
    ...sources,
    freshInMs: Math.max(catalogueFreshInMs, LEAST_FRESH_IN_MS),
  });
  const listed = locales.filter((locale) => {
    const { isIndexed, canonicalLocale } = marketOf(locale);
    return isIndexed && canonicalLocale === locale;
  });
  const app = new Hono();
  app.get('/robots.txt', (context) => context.text(robotsFile(publicOrigin), 200, CACHE_HEADERS));
  app.get('/sitemap.xml', async (context) => {
    const files = await Promise.all(
      listed.map(async (locale) => {
        const { size } = await lists.quick(marketOf(locale));
        return Array.from({ length: Math.max(1, Math.ceil(size / mostAddresses)) }, (_, part) =>
          part === 0 ? locale : `${locale}-${part + 1}`,
        );
      }),
    );
    return context.body(sitemapIndex(publicOrigin, files.flat()), 200, XML);
  });
  app.get('/:file{sitemap-[a-z-]+(?:-[0-9]{1,3})?\\.xml}', async (context, next) => {
    const [, locale = '', number = '1'] =
      /^sitemap-([a-z]+(?:-[a-z]+)?)(?:-(\d{1,3}))?\.xml$/.exec(context.req.param('file')) ?? [];
    if (!isLocale(locale) || !listed.includes(locale)) return next();
    const market = marketOf(locale);
    const pages = await lists.whole(market);
    // An incomplete sitemap would suggest removals.
    if (pages === null) return context.text('The list cannot be made just now.', 503, LATER);
    const begin = (Number(number) - 1) * mostAddresses;
    const part = [...pages].slice(begin, begin + mostAddresses);
    if (part.length === 0) return next();
    return context.body(marketSitemap(publicOrigin + market.prefix, part), 200, XML);
  });
  const pagesOf = (locale: Locale) => lists.quick(marketOf(locale));
  return {
    app,
    alternatesOf: createAlternatePages({ publicOrigin, locales, pagesOf }),
    /** Resolves when every market's list is loaded; pages rendered earlier lack alternates. */
    ready: async () => {
      await Promise.all(listed.map((locale) => lists.whole(marketOf(locale))));
    },
  };
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Disallows only URLs that are no pages; pages opt out by `noindex`. */
function robotsFile(publicOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

function sitemapIndex(publicOrigin: string, files: readonly string[]): string {
  const maps = files.map(
    (file) => `<sitemap><loc>${publicOrigin}/sitemap-${file}.xml</loc></sitemap>`,
  );
  return `${PROLOGUE}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Alternates are declared in each page's head only, so that the two cannot differ. */
function marketSitemap(
  baseUrl: string,
  pages: readonly (readonly [path: string, changedAt: string | null])[],
): string {
  const urls = pages.map(([path, changedAt]) => {
    const loc = path === '/' && new URL(baseUrl).pathname !== '/' ? baseUrl : baseUrl + path;
    const lastmod = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(loc)}</loc>${lastmod}</url>`;
  });
  return `${PROLOGUE}\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
