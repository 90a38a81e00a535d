import type { Brand } from '@lokke/brand';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Markup } from './markup.ts';
import { PAGE_STYLES, pageAssetHref } from './pages-area.ts';

export interface PagePolicy {
  /** Origin that images may come from, besides the platform itself. */
  readonly imageOrigin: string;
  /** Origins that a form's answer may lead to, besides the platform itself. */
  readonly formTargets?: readonly string[];
}

/** Pages work without scripts, so the policy allows none. */
export function pageHeaders({ imageOrigin, formTargets = [] }: PagePolicy): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' ${imageOrigin} data:`,
      "frame-src 'self'",
      ["form-action 'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // The address of a checkout holds its key.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
}

export interface PageDocument {
  readonly languageTag: string;
  readonly title: string;
  readonly body: Markup;
}

function pageDocument({ languageTag, title, body }: PageDocument, brand: Brand): Markup {
  return html`<!doctype html>
<html lang="${languageTag}" data-ornament="${brand.style.ornament}" data-pictures="${brand.style.pictures}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${pageAssetHref(brand, brand.favicon)}" type="image/svg+xml">
${brand.fonts.map(({ file }) => html`<link rel="preload" href="${pageAssetHref(brand, file)}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${pageAssetHref(brand, PAGE_STYLES)}">
</head>
<body>
${body}
</body>
</html>
`;
}

export function sendPage(
  c: Context,
  page: PageDocument,
  {
    status = 200,
    brand,
    ...policy
  }: PagePolicy & {
    readonly status?: ContentfulStatusCode;
    readonly brand: Brand;
  },
): Response | Promise<Response> {
  return c.html(pageDocument(page, brand), status, pageHeaders(policy));
}
