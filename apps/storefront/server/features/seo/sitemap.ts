import type { Locale } from '@lokke/domain/markets';
import type { IndexablePages } from './load-indexable-pages.ts';

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Nothing to hide but what is no page: pages that are not to be listed say so themselves. */
export function robotsFile(publicOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

export function sitemapIndex(publicOrigin: string, locales: readonly Locale[]): string {
  const maps = locales.map(
    (locale) => `<sitemap><loc>${publicOrigin}/sitemap-${locale}.xml</loc></sitemap>`,
  );
  return `${PROLOGUE}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Other languages are named in each page's head; saying it twice would let the two disagree. */
export function marketSitemap(baseUrl: string, pages: IndexablePages): string {
  const urls = [...pages].map(([path, changedAt]) => {
    const loc = path === '/' && new URL(baseUrl).pathname !== '/' ? baseUrl : baseUrl + path;
    const lastmod = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
    return `<url><loc>${escaped(loc)}</loc>${lastmod}</url>`;
  });
  return `${PROLOGUE}\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
