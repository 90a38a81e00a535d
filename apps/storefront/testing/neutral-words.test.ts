import { join } from 'node:path';
import { marketOf } from '@lokke/domain/markets';
import { fillShop } from '@lokke/platform';
import { expect, it } from 'vitest';
import { openInMemoryStorefront } from './in-memory-storefront.ts';
import HAIR_WORDS from './languages/hair-words.json' with { type: 'json' };
import { IDENTITY_AT_PLATFORM } from './professional-area.ts';

const FIXTURES = join(import.meta.dirname, '../../../platform/tests/fixtures/products');
const PLAIN_BRAND = join(import.meta.dirname, '../../../packages/demo/brand-plain');

/** Pages that no link of a shop without products for hair leads to, or only to who is logged in. */
const UNLINKED = [
  '/account/login',
  '/account/register',
  '/contact',
  '/wishlist',
  '/compare',
  '/newsletter',
  '/search',
  '/search?q=vase',
  '/journal',
  '/cart',
  '/withdraw',
  '/cancel',
  '/markets',
  '/nothing',
];
const NOT_OF_THIS_TRADE = [
  '/consultation',
  '/routine',
  '/salon/',
  '/account/quick-order',
  '/account/professional/login',
  '/pages/questions',
];

/** Returns what a visitor reads of a page: text, names and descriptions. */
function readableOf(html: string): string {
  const named = html.matchAll(/(?:aria-label|alt|placeholder|content|title)="([^"]*)"/g);
  const text = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<noscript>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return [text, ...[...named].map(([, value]) => value)]
    .join(' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

it.each(['nl', 'fr-fr', 'uk', 'na', 'de', 'es', 'no', 'se'] as const)(
  'no page of an own shop in %s says a word of hair care, claims or leaves open what the demo does',
  async (locale) => {
    const { shop, prefix, language } = marketOf(locale);
    await using opened = await openInMemoryStorefront({
      environment: {
        MARKETS: locale === 'fr-fr' ? 'fr' : locale,
        BRAND_DIR: PLAIN_BRAND,
        ...IDENTITY_AT_PLATFORM,
      },
      fill: ({ context }) => fillShop(context, shop, { products: [join(FIXTURES, 'home.csv')] }),
    });
    const words = [...HAIR_WORDS.anywhere, ...HAIR_WORDS[language]];
    const found: string[] = [];
    const read = new Set<string>();
    const queue = ['/', ...UNLINKED].map((path) => prefix + path);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (read.has(path)) continue;
      read.add(path);
      const response = await opened.send(path, { headers: { accept: 'text/html' } });
      const html = await response.text();
      const text = readableOf(html);
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
      const links = html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g);
      for (const [, link = ''] of links) if (link.startsWith(`${prefix}/`)) queue.push(link);
    }
    expect(found).toEqual([]);
    expect(read.size).toBeGreaterThan(25);
    for (const path of NOT_OF_THIS_TRADE) {
      expect((await opened.send(prefix + path)).status, path).toBe(404);
    }
  },
  60_000,
);
