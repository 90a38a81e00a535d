import { readFileSync } from 'node:fs';
import { type Brand, brandStyles, versionOf } from '@lokke/brand';
import { type Area, SHOP_PATH } from '../index.ts';

interface PageAsset {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const STYLE_FILES = [
  'measures.css',
  'base.css',
  'checkout.css',
  'form.css',
  'summary.css',
  'console.css',
  'print.css',
];
const STYLES = STYLE_FILES.map((file) =>
  readFileSync(new URL(`assets/${file}`, import.meta.url), 'utf8'),
).join('\n');

export const PAGE_STYLES = 'pages.css';

/** The address of a file of the brand, or of the style sheet; it changes with the content. */
export function pageAssetHref(brand: Brand, path: string): string {
  const version =
    path === PAGE_STYLES ? versionOf(stylesOf(brand)) : brand.files.get(path)?.version;
  return `/assets/${path}?v=${version ?? ''}`;
}

const made = new WeakMap<Brand, string>();

/** The brand's own rules come first: what a visitor asks for, such as less motion, comes before them. */
function stylesOf(brand: Brand): string {
  const styles =
    made.get(brand) ?? `${brandStyles(brand, (path) => pageAssetHref(brand, path))}\n${STYLES}`;
  made.set(brand, styles);
  return styles;
}

function assetsOf(brand: Brand): ReadonlyMap<string, PageAsset> {
  const styles = { contentType: 'text/css; charset=utf-8', content: Buffer.from(stylesOf(brand)) };
  return new Map(
    [[PAGE_STYLES, styles] as const, ...brand.files].map(([path, { contentType, content }]) => [
      path,
      { contentType, body: new Uint8Array(content) },
    ]),
  );
}

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Styles, fonts and marks of the pages that the platform itself serves. */
export const pagesArea: Area = {
  routes(app, { brand }) {
    const assets = assetsOf(brand);
    // Every path under a shop's host name is the shop's.
    for (const path of ['/assets/:path{.+}', `${SHOP_PATH}/assets/:path{.+}`]) {
      app.get(path, (c) => {
        const asset = assets.get(c.req.param('path') ?? '');
        if (asset === undefined) return c.notFound();
        const { body, contentType } = asset;
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
