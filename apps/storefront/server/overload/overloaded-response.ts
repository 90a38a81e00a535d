import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ERRORS } from '@lokke/contract/errors';
import { type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { barePage } from '../http/index.ts';

interface OverloadedBody {
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

export type OverloadedBodyAt = (path: string) => OverloadedBody;

type BrandOf = (market: Market) => Parameters<typeof translateFor>[1];

/** A page in the visitor's language that reloads itself, or an API error. */
export function createOverloadedBodies(brandOf: BrandOf = () => undefined): OverloadedBodyAt {
  // Each is built once, as overload sends thousands per second.
  const pages = new Map<Locale, OverloadedBody>();
  return (path) => {
    if (path.startsWith('/api/')) return BUSY_CALL;
    const { locale } = splitLocale(path);
    const known = pages.get(locale) ?? busyPage(locale, brandOf);
    pages.set(locale, known);
    return known;
  };
}

const BUSY_CALL: OverloadedBody = {
  status: 503,
  headers: { ...NOW_NOT, 'content-type': 'application/json' },
  body: JSON.stringify({ error: API_ERRORS.busy.message }),
};

function busyPage(locale: Locale, brandOf: BrandOf): OverloadedBody {
  const market = marketOf(locale);
  const t = translateFor(market, brandOf(market));
  return {
    status: 503,
    headers: {
      ...NOW_NOT,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
      refresh: String(5 * RETRY_AFTER_IN_SECONDS),
    },
    body: barePage({ market, title: t('errors.failed.title'), text: t('errors.failed.text') }),
  };
}

type Headers = readonly (readonly [string, string])[];
type TurnAway = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Serialized once, as overload sends thousands per second. */
interface SerializedReply {
  readonly status: 503;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Responds 503 at minimal cost. */
export function createTurnAway(
  defaultHeaders: Headers,
  overloadedBodyAt: OverloadedBodyAt,
): TurnAway {
  const ready = new Map<OverloadedBody, SerializedReply>();
  return (incoming, outgoing) => {
    const busy = overloadedBodyAt(pathOf(incoming));
    const overloaded = ready.get(busy) ?? serializeReply(busy, defaultHeaders);
    ready.set(busy, overloaded);
    outgoing.writeHead(overloaded.status, [...overloaded.headers]);
    outgoing.end(incoming.method === 'HEAD' ? null : overloaded.body);
  };
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function serializeReply(
  { status, headers, body }: OverloadedBody,
  defaultHeaders: Headers,
): SerializedReply {
  const bytes = Buffer.from(body);
  const named = { ...Object.fromEntries(defaultHeaders), ...headers };
  const length = ['content-length', String(bytes.length)];
  return { status, headers: [...Object.entries(named), length].flat(), body: bytes };
}
