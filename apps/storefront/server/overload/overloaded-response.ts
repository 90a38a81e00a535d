import { API_ERRORS } from '@lokke/contract/errors';
import { type Locale, marketOf, splitLocale } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';

export interface OverloadedBody {
  readonly status: 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `Retry-After`: most requests in flight have ended by then. */
export const RETRY_AFTER_IN_SECONDS = 2;

const NOW_NOT = {
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_IN_SECONDS),
} as const;

/** Built once, as overload sends thousands per second. */
const pages = new Map<Locale, OverloadedBody>();

/** Returns a page in the visitor's language that reloads itself, or an API error. */
export function overloadedBodyAt(path: string): OverloadedBody {
  if (path.startsWith('/api/')) return BUSY_CALL;
  const { locale } = splitLocale(path);
  const known = pages.get(locale) ?? busyPage(locale);
  pages.set(locale, known);
  return known;
}

export function overloadedResponse({ url }: Request): Response {
  const { status, headers, body } = overloadedBodyAt(new URL(url).pathname.replace(/\.data$/, ''));
  return new Response(body, { status, headers });
}

const BUSY_CALL: OverloadedBody = {
  status: 503,
  headers: { ...NOW_NOT, 'content-type': 'application/json' },
  body: JSON.stringify({ error: API_ERRORS.busy.message }),
};

function busyPage(locale: Locale): OverloadedBody {
  const market = marketOf(locale);
  const t = translateFor(market);
  const title = t('errors.failed.title');
  return {
    status: 503,
    headers: {
      ...NOW_NOT,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
      refresh: String(5 * RETRY_AFTER_IN_SECONDS),
    },
    body: `<!doctype html><html lang="${market.languageTag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${t('errors.failed.text')}</p></main></html>`,
  };
}
