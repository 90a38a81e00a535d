import { splitLocale } from '@lokke/domain/markets';
import { readPage, type SeenPage } from './read-page.ts';

const AT_ONCE = 6;
// Packing pages for the way is work that nobody reads.
const AS_IT_IS = { accept: 'text/html', 'accept-encoding': 'identity' };

export interface Crawled {
  readonly pages: ReadonlyMap<string, SeenPage>;
  /** Addresses that did not answer with a page, and who leads there. */
  readonly broken: readonly string[];
}

/** Follows every link from these addresses on, as long as it leads to a page of the same locale. */
export async function crawl(origin: string, from: readonly string[]): Promise<Crawled> {
  const locale = localeOf(from[0] ?? origin);
  const pages = new Map<string, SeenPage>();
  const broken: string[] = [];
  const queue = from.map((url) => ({ url, on: 'the sitemap' }));
  const known = new Set(from);

  const visit = async ({ url, on }: { readonly url: string; readonly on: string }) => {
    const response = await fetch(url, { headers: AS_IT_IS });
    const html = await response.text();
    // A login is where an account page leads; it counts as the page that was asked for.
    if (response.status !== 200) {
      broken.push(`${response.status} ${url} (linked on ${on})`);
      return;
    }
    const page = readPage(response.url, html, response.headers.get('x-robots-tag'));
    pages.set(url, page);
    for (const link of page.links) {
      const next = link.replace(/#.*/, '');
      if (known.has(next) || !next.startsWith(`${origin}/`) || localeOf(next) !== locale) continue;
      known.add(next);
      queue.push({ url: next, on: url });
    }
  };

  const walk = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { pages, broken };
}

function localeOf(url: string): string {
  return splitLocale(new URL(url).pathname).locale;
}
