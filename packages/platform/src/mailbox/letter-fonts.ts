import { raw } from 'hono/html';
import { type Markup, pageAssetHref } from '../pages/index.ts';

/**
 * For the mail programs that fetch type. Imbue is narrow, so it is drawn larger than what stands in for it elsewhere: one
 * size in points suits both.
 */
export function letterFonts(origin: string): Markup {
  const face = (name: string, file: 'imbue.woff2' | 'instrument-sans.woff2', more: string) =>
    `@font-face{font-family:'${name}';src:url('${origin}${pageAssetHref(file)}') format('woff2');${more}}`;
  return raw(
    face('Imbue', 'imbue.woff2', 'font-weight:300 500;size-adjust:145%') +
      face('Instrument Sans', 'instrument-sans.woff2', 'font-weight:400 700'),
  );
}
