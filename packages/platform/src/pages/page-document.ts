import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Markup } from './markup.ts';
import { pageAssetHref } from './pages-area.ts';

export interface PagePolicy {
  /** Where images may come from, besides the platform itself. */
  readonly imageOrigin: string;
}

/** Pages work without scripts, so the policy allows none. */
export function pageHeaders({ imageOrigin }: PagePolicy): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' ${imageOrigin} data:`,
      "frame-src 'self'",
      "form-action 'self'",
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

const FONTS = [pageAssetHref('imbue.woff2'), pageAssetHref('instrument-sans.woff2')];
const STYLE = pageAssetHref('pages.css');
const ICON = pageAssetHref('favicon.svg');

function pageDocument({ languageTag, title, body }: PageDocument): Markup {
  return html`<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · LOKKE</title>
<link rel="icon" href="${ICON}" type="image/svg+xml">
${FONTS.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${STYLE}">
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
    imageOrigin,
  }: { readonly status?: ContentfulStatusCode; readonly imageOrigin: string },
): Response | Promise<Response> {
  return c.html(pageDocument(page), status, pageHeaders({ imageOrigin }));
}
