import { createGunzip } from 'node:zlib';
import type { Catalogue, ContentSource, PageBrand } from '@lokke/contract/ports';
import { deliveryPriceOf } from '@lokke/domain/delivery';
import { feedItems } from '@lokke/domain/feeds';
import { isLocale, type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { cacheTags } from '../../cache/index.ts';
import { FEED_FORMATS, type FeedFormat, type FeedShop } from './feed-formats.ts';
import { createKeptFeeds } from './kept-feeds.ts';

export interface FeedPagesOptions {
  readonly publicOrigin: string;
  readonly locales: readonly Locale[];
  readonly catalogueOf: (market: Market) => Catalogue;
  readonly contentOf: (market: Market) => ContentSource;
  readonly brandOf: (market: Market) => Pick<PageBrand, 'name'>;
  readonly folder?: string | undefined;
  readonly now?: () => number;
}

/** Marketplaces fetch a feed a few times a day; a change of a product makes it anew before. */
const FRESH_IN_MS = 3_600_000;
const HEADERS = { 'cache-control': 'public, max-age=900', vary: 'Accept-Encoding' };
const LATER = { 'cache-control': 'no-store', 'retry-after': '120' };

/** Serves `/feeds/<locale>/<format>`: the products of a market for marketplaces and assistants. */
export function createFeedPages(options: FeedPagesOptions) {
  const { locales, now = () => performance.now() } = options;
  const feeds = createKeptFeeds({ folder: options.folder, freshInMs: FRESH_IN_MS, now });
  const app = new Hono();
  app.get('/feeds/:locale/:format', async (context, next) => {
    const { locale, format: name } = context.req.param();
    const format = Object.hasOwn(FEED_FORMATS, name) ? FEED_FORMATS[name] : undefined;
    if (format === undefined || !isLocale(locale) || !locales.includes(locale)) return next();
    const market = marketOf(locale);
    const tags = [
      cacheTags.shop(market.shop),
      cacheTags.products(market.shop),
      cacheTags.promotions(market.shop),
      cacheTags.content(market.languageTag),
    ];
    const catalogue = options.catalogueOf(market);
    const write = async function* () {
      const shop = await describeShop(options, market, catalogue);
      yield* writeFeed(catalogue, shop, format);
    };
    try {
      const compressed = await feeds.open(`${locale}-${name}`, tags, write);
      const isGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      const body = isGzip ? compressed : compressed.pipe(createGunzip());
      for (const [header, value] of Object.entries(HEADERS)) context.header(header, value);
      context.header('content-type', format.contentType);
      if (isGzip) context.header('content-encoding', 'gzip');
      return stream(context, async (out) => {
        for await (const portion of body) await out.write(portion);
      });
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      return context.text('The feed cannot be made just now.', 503, LATER);
    }
  });
  return { app, invalidate: feeds.invalidate };
}

async function describeShop(
  { publicOrigin, contentOf, brandOf }: FeedPagesOptions,
  market: Market,
  catalogue: Catalogue,
): Promise<FeedShop> {
  return {
    name: brandOf(market).name,
    publicOrigin,
    market,
    baseUrl: publicOrigin + market.prefix,
    delivery: await readDelivery(contentOf(market), catalogue, market),
  };
}

/** The catalogue did not answer to the end; what was written so far is no feed. */
class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** Writes a feed in portions, so that a shop of any size takes little memory. */
async function* writeFeed(
  { details }: Pick<Catalogue, 'details'>,
  shop: FeedShop,
  format: FeedFormat,
): AsyncGenerator<string> {
  yield format.begin(shop);
  let isFirst = true;
  for await (const loaded of details()) {
    if (loaded.kind !== 'found') throw new FeedError('The products could not be read.');
    for (const product of loaded.value) {
      const items = feedItems(product);
      if (items.length === 0) continue;
      yield format.writeProduct(shop, items, isFirst);
      isFirst = false;
    }
  }
  yield format.end;
}

/** Reads the price of delivery where the content tells it; a feed without is complete, too. */
export async function readDelivery(
  content: Pick<ContentSource, 'delivery'>,
  catalogue: Pick<Catalogue, 'promotions'>,
  { currencyCode }: FeedShop['market'],
): Promise<FeedShop['delivery']> {
  const [terms, promotions] = await Promise.all([content.delivery(), catalogue.promotions()]);
  // A feed is kept: one that lacks the delivery because the content is out would be wrong for an hour.
  if (terms.kind === 'failed') throw new FeedError('The terms of delivery could not be read.');
  if (terms.kind === 'missing') return null;
  const price = deliveryPriceOf(terms.value, currencyCode);
  if (price === null) return null;
  return {
    price,
    freeFrom: promotions.kind === 'found' ? promotions.value.freeDeliveryFrom : null,
  };
}
