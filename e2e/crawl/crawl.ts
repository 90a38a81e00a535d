import { splitLocale } from '@lokke/domain/markets';
import { type ParsedPage, parsePage } from './parse-page.ts';

// Pages that the shop makes at once, however busy the machine is (`can-admit.ts`).
const CONCURRENCY = 4;
// Compression would be wasted between two processes of one machine.
const HEADERS = { accept: 'text/html', 'accept-encoding': 'identity' };

export interface Crawled {
  readonly pages: ReadonlyMap<string, ParsedPage>;
  /** URLs that did not respond with a page, and what links there. */
  readonly broken: readonly string[];
}

/** Follows links from these URLs on, within the same locale; of pages that differ in what they are about alone, one. */
export async function crawl(origin: string, from: readonly string[]): Promise<Crawled> {
  const locale = localeOf(from[0] ?? origin);
  const pages = new Map<string, ParsedPage>();
  const broken: string[] = [];
  const queue = from.map((url) => ({ url, on: 'the sitemap' }));
  const known = new Set(from.map(kindOf));

  const visit = async ({ url, on }: { readonly url: string; readonly on: string }) => {
    const response = await fetch(url, { headers: HEADERS });
    const html = await response.text();
    // The login pages of a shop with new accounts are no pages of ours, and need cookies.
    if (!response.url.startsWith(origin)) return;
    // An account page redirects to the login, which counts as that page.
    if (response.status !== 200) {
      broken.push(`${response.status} ${url} (linked on ${on})`);
      return;
    }
    const page = parsePage(response.url, html, response.headers.get('x-robots-tag'));
    pages.set(url, page);
    for (const link of page.links) {
      const next = link.replace(/#.*/, '');
      if (!next.startsWith(`${origin}/`) || localeOf(next) !== locale || known.has(kindOf(next))) {
        continue;
      }
      known.add(kindOf(next));
      queue.push({ url: next, on: url });
    }
  };

  const walk = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, walk));
  return { pages, broken };
}

/** Address without the values of its query, and without the review that a report is about. */
function kindOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/[^/]+\/reviews\/\d+\/report$/, '/report');
  return [origin + path, ...searchParams.keys()].join('?');
}

function localeOf(url: string): string {
  return splitLocale(new URL(url).pathname).locale;
}
