import {
  type Locale,
  type Market,
  marketOf,
  PREFIXLESS_LOCALE,
  splitLocale,
} from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { html } from 'hono/html';
import { barePage, isReading } from '../http/index.ts';
import { withLowerCaseLocale } from './moved-page.ts';

/**
 * Responds for a locale that this shop does not sell in: 404 in the visitor's language. An address without a locale, as
 * shops of one market have them, leads below the first market, where it may be a page or have moved.
 */
export function unsoldMarketResponse(
  { url, method }: Request,
  locales: readonly Locale[],
  brandOf: (market: Market) => Parameters<typeof translateFor>[1] = () => undefined,
): Response {
  const { pathname } = new URL(url);
  const { locale, path } = splitLocale(pathname);
  const [first] = locales;
  const prefix = first === undefined ? '' : marketOf(first).prefix;
  const headers = new Headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (locale === PREFIXLESS_LOCALE && prefix !== '' && isReading({ method })) {
    const isRoot = path === '/';
    const asked = withLowerCaseLocale(pathname) ?? prefix + (isRoot ? '' : path);
    headers.set('location', asked);
    return new Response(null, { status: isRoot ? 302 : 301, headers });
  }
  const market = marketOf(locale);
  const t = translateFor(market, brandOf(market));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'");
  const text = html`<a href="${prefix || '/'}">${t('errors.home')}</a>`;
  return new Response(barePage({ market, title: t('errors.notFound.title'), text }), {
    status: 404,
    headers,
  });
}
