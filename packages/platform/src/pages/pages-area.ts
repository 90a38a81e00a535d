import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Area, SHOP_PATH } from '../core/index.ts';

interface PageAsset {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Changes with the content, so a browser may keep what it has. */
  readonly href: string;
}

const HASH_LENGTH = 10;

function makeAsset(name: string, contentType: string, content: Buffer): PageAsset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return { contentType, body: new Uint8Array(content), href: `/assets/${name}?v=${hash}` };
}

function readAssetFile(file: string): Buffer {
  return readFileSync(new URL(`assets/${file}`, import.meta.url));
}

const IMBUE = makeAsset('imbue.woff2', 'font/woff2', readAssetFile('fonts/imbue.woff2'));
const INSTRUMENT_SANS = makeAsset(
  'instrument-sans.woff2',
  'font/woff2',
  readAssetFile('fonts/instrument-sans.woff2'),
);

const STYLES = [
  'tokens.css',
  'base.css',
  'checkout.css',
  'form.css',
  'summary.css',
  'console.css',
  'print.css',
]
  .map((file) => readAssetFile(file).toString('utf8'))
  .join('\n')
  // The page preloads the fonts: both must ask for the same address.
  .replace('/assets/imbue.woff2', IMBUE.href)
  .replace('/assets/instrument-sans.woff2', INSTRUMENT_SANS.href);

const ASSETS = {
  'imbue.woff2': IMBUE,
  'instrument-sans.woff2': INSTRUMENT_SANS,
  'pages.css': makeAsset('pages.css', 'text/css; charset=utf-8', Buffer.from(STYLES)),
  'wordmark.svg': makeAsset('wordmark.svg', 'image/svg+xml', readAssetFile('wordmark.svg')),
  'favicon.svg': makeAsset('favicon.svg', 'image/svg+xml', readAssetFile('favicon.svg')),
} satisfies Record<string, PageAsset>;

export type PageAssetName = keyof typeof ASSETS;

function isPageAssetName(name: string): name is PageAssetName {
  return Object.hasOwn(ASSETS, name);
}

function pageAsset(name: PageAssetName): PageAsset {
  return ASSETS[name];
}

export function pageAssetHref(name: PageAssetName): string {
  return ASSETS[name].href;
}

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Styles, fonts and marks of the pages that the platform itself serves. */
export const pagesArea: Area = {
  routes(app) {
    // Under a shop's host name every path is the shop's.
    for (const path of ['/assets/:name', `${SHOP_PATH}/assets/:name`]) {
      app.get(path, (c) => {
        const name = c.req.param('name') ?? '';
        if (!isPageAssetName(name)) return c.notFound();
        const { body, contentType } = pageAsset(name);
        return c.body(body, 200, {
          'Content-Type': contentType,
          'Cache-Control': `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`,
          'X-Content-Type-Options': 'nosniff',
          // Type is fetched across origins only with permission: an email is read in a mail program.
          ...(contentType === 'font/woff2' && { 'Access-Control-Allow-Origin': '*' }),
        });
      });
    }
  },
};
