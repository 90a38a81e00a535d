import { readWays, writeWays } from '@lokke/domain/experiments';
import { isLocale, type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { momentOf } from '@lokke/domain/planning';
import { type Context, Hono } from 'hono';
import type { Config } from '../../config/index.ts';
import { isSameOrigin } from '../../http/index.ts';
import { isSecure } from '../../http/session/index.ts';
import type { Previews } from './create-previews.ts';

interface PreviewPagesOptions {
  readonly config: Pick<Config, 'locales'>;
  /** Null where no token reads drafts. */
  readonly previews: Previews | null;
}

const REFUSALS = {
  forged: 'This link was not made by this shop\n',
  ended: 'The preview has ended\n',
  expired: 'This link has expired: make a new one\n',
} as const;

/** Opens the preview by a signed link, sets the moment that it shows, and leaves it. */
export function previewPages({ config, previews }: PreviewPagesOptions): Hono {
  const app = new Hono();
  if (previews === null) return app;
  const { passes, pathOf, editorOf, stateOf } = previews;
  app.get('/', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const state = passes.check(query);
    if (state !== 'valid') return c.text(REFUSALS[state], 403, HEADERS);
    const { market, to } = targetOf(query, config.locales);
    const path = to.startsWith('/') ? to : await pathOf(to, market);
    if (path === null) return c.text('No page shows this entry\n', 404, HEADERS);
    return leadTo(c, market.prefix + path, passes.carry(passes.issue(), isSecure(c.req.raw)));
  });
  app.get('/state', async (c) => {
    if (passes.read(c.req.header('cookie')) === null) return c.text(REFUSALS.ended, 403, HEADERS);
    return c.text((await stateOf()) ?? '', 200, HEADERS);
  });
  app.get('/edit', async (c) => {
    if (passes.read(c.req.header('cookie')) === null) return c.text(REFUSALS.ended, 403, HEADERS);
    const query = new URL(c.req.url).searchParams;
    const part = { entryId: query.get('entry'), words: (query.get('words') ?? '').slice(0, 500) };
    const address = await editorOf(part, marketIn(query, config.locales));
    return address === null
      ? c.text('No entry has these words\n', 404, HEADERS)
      : c.body(null, 303, { ...HEADERS, location: address });
  });
  app.post('/', async (c) => {
    if (!isSameOrigin(c.req.raw)) return c.text('Sent by another site\n', 403, HEADERS);
    const { back = '/', at = '', leave, way } = await c.req.parseBody({ all: true });
    const pass = passes.read(c.req.header('cookie'));
    if (typeof back !== 'string' || typeof at !== 'string')
      return c.text('Bad form\n', 400, HEADERS);
    const isHttps = isSecure(c.req.raw);
    if (leave !== undefined || pass === null) return leadTo(c, back, passes.end(isHttps));
    const asOf = momentOf(at, marketOf(splitLocale(back).locale)) > 0 ? at.slice(0, 16) : null;
    const ways = writeWays(readWays([way].flat().join('+')));
    return leadTo(c, back, passes.carry({ ...pass, asOf, ways }, isHttps));
  });
  return app;
}

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** The browser forgets pages and data that it keeps, which are those of the other state. */
function leadTo(c: Context, path: string, setCookie: string): Response {
  const isOwn = /^\/(?![/\\])[^\s\\]*$/.test(path);
  return c.body(null, 303, {
    ...HEADERS,
    location: isOwn ? path : '/',
    'set-cookie': setCookie,
    'clear-site-data': '"cache"',
  });
}

/** Reads where a link leads: a path copied from the shop names its market by itself. */
function targetOf(query: URLSearchParams, sold: readonly Locale[]) {
  const to = query.get('to') ?? '/';
  const { locale, path } = splitLocale(to);
  if (!to.startsWith('/') || path === to) return { market: marketIn(query, sold), to };
  const named = query.get('market') ?? locale;
  const own = new URLSearchParams({ market: named, locale: query.get('locale') ?? '' });
  return { market: marketIn(own, sold), to: path };
}

/** The market that a link names, or the first one in Contentful's locale. */
function marketIn(query: URLSearchParams, sold: readonly Locale[]): Market {
  const named = query.get('market') ?? '';
  if (isLocale(named) && sold.includes(named)) return marketOf(named);
  const markets = sold.map(marketOf);
  const [first = marketOf(sold[0] ?? 'en')] = markets;
  return markets.find(({ languageTag }) => languageTag === query.get('locale')) ?? first;
}
