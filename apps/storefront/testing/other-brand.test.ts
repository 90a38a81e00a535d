import { join } from 'node:path';
import { brandFolderOf } from '@lokke/brand';
import { describe, expect, it, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import PATHS from './page-paths.json' with { type: 'json' };

// Nobody, under another brand, reads the demo's name. Technical names keep it: cookies, storage, the content's space.
const TECHNICAL =
  /lokke-(?:session|professional)|lokke\.test|(?:images\.ctfassets\.net|contentful\/images)\/lokke/g;

/** Places where a text names the demo's brand, with what stands around it. */
function mentions(text: string): readonly string[] {
  const shown = text.replace(TECHNICAL, '');
  return [...shown.matchAll(/(?<![a-z])lokke(?![a-z])/gi)].map(({ index }) =>
    shown.slice(Math.max(0, index - 60), index + 45),
  );
}

const LOCALES = ['nl', 'fr', 'na', 'de', 'es', 'no', 'se'] as const;

const shop = await openStorefront({
  environment: {
    BRAND_DIR: join(brandFolderOf({}), '..', 'brand-plain'),
    IDENTITY_URL: 'http://localhost:4010/identity',
    IDENTITY_API_KEY: 'embedded',
    NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo',
  },
  isDemo: true,
});

describe.each(LOCALES)('under another brand, %s', (locale) => {
  test.each(PATHS.ofEveryBrand)('%s names that one alone', async (path) => {
    const page = await shop.read(`/${locale}${path === '/' ? '' : path}`);
    expect(page).toContain('Your shop');
    expect(mentions(page)).toEqual([]);
  });
});

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-nl.xml',
  '/api/openapi.json',
  '/brand/styles.css',
])('%s does not name the demo’s brand', async (path) => {
  const response = await shop.send(path);
  expect(response.status).toBe(200);
  expect(mentions(await response.text())).toEqual([]);
});

it('serves headers without it', async () => {
  const { headers } = await shop.send('/nl/shop');
  expect(mentions([...headers].join('\n'))).toEqual([]);
});

it('names the vendor as the brand of a product', async () => {
  const page = await shop.read('/nl/products/rain-shampoo');
  expect(page).toContain('"brand":{"@type":"Brand","name":"Your shop"}');
});

it('finds the demo’s name where it stands', () => {
  expect(mentions('Welcome to LOKKE.')).toEqual(['Welcome to LOKKE.']);
  expect(mentions('lokke-session-nl and Lokkenland')).toEqual([]);
});
