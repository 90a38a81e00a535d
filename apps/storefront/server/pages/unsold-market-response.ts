import { type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { html } from 'hono/html';
import { barePage } from '../http/index.ts';

/**
 * Responds for a locale that this shop does not sell in: 404 in the visitor's language. The root redirects to the
 * first market.
 */
export function unsoldMarketResponse(
  { url }: Request,
  locales: readonly Locale[],
  brandOf: (market: Market) => Parameters<typeof translateFor>[1] = () => undefined,
): Response {
  const { locale, path } = splitLocale(new URL(url).pathname);
  const [first] = locales;
  const home = first === undefined ? '/' : marketOf(first).prefix || '/';
  const headers = new Headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (locale === 'en' && path === '/') {
    headers.set('location', home);
    return new Response(null, { status: 302, headers });
  }
  const market = marketOf(locale);
  const t = translateFor(market, brandOf(market));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'");
  const text = html`<a href="${home}">${t('errors.home')}</a>`;
  return new Response(barePage({ market, title: t('errors.notFound.title'), text }), {
    status: 404,
    headers,
  });
}
