import type { Catalogue } from '@lokke/contract/ports';
import { productIdOf } from '@lokke/domain/ids';
import { type Market, marketOf, marketOfShop } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cacheTags } from '../cache/index.ts';
import type { Config } from '../config/index.ts';
import type { AccountContexts } from '../features/account/index.ts';
import type { Shops } from '../features/shops/index.ts';
import type { SharedState } from '../shared-state/index.ts';
import type { Log } from '../telemetry/index.ts';
import { changedTags, kindOfTopic, pricedHandle } from './changed-tags.ts';
import { handlePrivacy, type PrivacyRequest } from './handle-privacy.ts';
import { holdBodies, MOST_OF_A_BODY } from './hold-bodies.ts';
import { saleOf } from './paid-order.ts';
import { readSigned } from './read-signed.ts';
import { readRelayedPurge } from './relayed-purge.ts';
import { contentfulDigest } from './signatures.ts';

export interface WebhooksOptions {
  readonly config: Pick<
    Config,
    'shops' | 'namespace' | 'locales' | 'contentWebhookSecret' | 'regions'
  >;
  readonly catalogueOf: (market: Market) => Pick<Catalogue, 'productsByIds'>;
  /** The Admin clients that erase customers' data. */
  readonly adminOf: AccountContexts['adminOf'];
  readonly salonDesk?: PrivacyRequest['salonDesk'];
  /** Invalidates these tags on every server. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** Has the other regions purge these tags. */
  readonly relay?: (tags: readonly string[]) => void;
  /** Purges these tags at the CDN. */
  readonly purgeEdge?: (tags: readonly string[]) => void;
  readonly recordPrices?: Shops['recordPrices'];
  /** Memory of webhooks that have come before. */
  readonly seen: SharedState['webhooks'];
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface ReceivedWebhook {
  readonly digest: string;
  /** The shop, or `contentful`. */
  readonly place: string;
  readonly topic: string;
}

const limitedBody = bodyLimit({
  maxSize: MOST_OF_A_BODY,
  onError: () => Response.json({ error: 'Too large' }, { status: 413 }),
});
/** Shopify retries for hours with the original time; older than two days is a replay. */
const SHOPIFY_AGE_IN_MS = 48 * 3_600_000;
/** Contentful signs each attempt with the current time. */
const CONTENTFUL_AGE_IN_MS = 5 * 60_000;

/** Receives the services' webhooks: `/webhooks/shopify/nl`, `/webhooks/contentful`. */
export function createWebhooks({
  config,
  catalogueOf,
  adminOf,
  salonDesk,
  recordPrices = async () => null,
  seen,
  log,
  now = () => Date.now(),
  ...purges
}: WebhooksOptions): Hono {
  const isExpired = (timeInMs: number, limitInMs: number) =>
    !Number.isFinite(timeInMs) || Math.abs(now() - timeInMs) > limitInMs;
  const refuse = (service: string, reason: string): Response => {
    log({ level: 'warn', event: 'webhook.refused', service, reason });
    return Response.json({ error: 'Not accepted' }, { status: 401 });
  };
  const once = createOnce(seen, refuse);
  const { spread, purgeHere } = spreadTo(purges);

  const app = new Hono();
  app.use('*', holdBodies(later), limitedBody);

  app.post('/shopify/:shop', async ({ req }) => {
    const market = marketOfShop(req.param('shop'), config.locales.map(marketOf));
    if (market === null) return Response.json({ error: 'No such shop' }, { status: 404 });
    const body = new Uint8Array(await req.arrayBuffer());
    const signature = req.header('x-shopify-hmac-sha256') ?? '';
    const read = readSigned({ shops: config.shops, cameFor: market.shop, body, signature });
    if (read.kind === 'refused') return refuse(read.shop, read.reason);
    const { shop, digest, payload } = read;
    const triggeredAtInMs = Date.parse(req.header('x-shopify-triggered-at') ?? '');
    if (isExpired(triggeredAtInMs, SHOPIFY_AGE_IN_MS)) return refuse(shop, 'too old');
    const topic = req.header('x-shopify-topic') ?? '';
    return once({ digest, place: shop, topic }, async () => {
      const result = await handlePrivacy({
        shop,
        topic,
        payload,
        salonDesk,
        log,
        admin: adminOf(shop),
        namespace: config.namespace,
        storesWithoutAdmin: config.shops[shop].customerAccounts === 'new',
      });
      if (result === 'mismatch') return refuse(shop, 'body of another topic');
      if (result === 'later') return later();
      if (result === 'done') return accept('done');
      const tags = await changedTags({
        shop,
        topic,
        payload,
        handlesOf: (numbers) => handlesOf(catalogueOf(market), numbers),
      });
      if (tags === null) return accept('nothing to do');
      await spread(tags);
      const sale = saleOf({ shop, topic, payload }, config.locales);
      log({ level: 'info', event: 'webhook', service: shop, topic, tags, ...sale });
      const handle = pricedHandle(topic, payload);
      // Accepted all the same: a shop stops telling whoever fails too often, and the daily run catches up.
      const reason = handle === null ? null : await recordPrices(market, handle, now());
      if (reason !== null) log({ level: 'error', event: 'prices.failed', shop, reason });
      return accept('done');
    });
  });

  app.post('/contentful', async ({ req }) => {
    const { contentWebhookSecret: secret } = config;
    if (secret === null) return refuse('contentful', 'no secret is set');
    const body = new Uint8Array(await req.arrayBuffer());
    const { pathname, search } = new URL(req.url);
    const request = { path: `${pathname}${search}`, headers: req.raw.headers, body };
    const digest = contentfulDigest(secret, request);
    if (digest === null) return refuse('contentful', 'wrong signature');
    const sentAtInMs = Number(req.header('x-contentful-timestamp') ?? Number.NaN);
    if (isExpired(sentAtInMs, CONTENTFUL_AGE_IN_MS)) return refuse('contentful', 'too old');
    const topic = req.header('x-contentful-topic') ?? '';
    return once({ digest, place: 'contentful', topic }, async () => {
      if (!/\.(publish|unpublish)$/.test(topic)) return accept('nothing to do');
      // Fallbacks show an entry in any language, so all are invalidated.
      const tags = [
        ...new Set(config.locales.map((locale) => cacheTags.content(marketOf(locale).languageTag))),
      ];
      await spread(tags);
      log({ level: 'info', event: 'webhook', service: 'contentful', topic });
      return accept('done');
    });
  });

  app.post('/region', async ({ req }) => {
    const told = readRelayedPurge(config.regions.secrets, await req.text(), req.raw.headers, now());
    if (told.kind === 'refused') return refuse('region', told.reason);
    const webhook = { digest: told.digest, place: 'region', topic: 'purge' };
    return once(webhook, () => purgeHere(told.tags).then(() => accept('done')));
  });

  app.all('*', () => Response.json({ error: 'Nothing here' }, { status: 404 }));
  return app;
}

/** The CDN comes last: it fetches at once what it no longer has, from any server. */
function spreadTo({
  purge,
  relay = () => undefined,
  purgeEdge = () => undefined,
}: Pick<WebhooksOptions, 'purge' | 'relay' | 'purgeEdge'>) {
  const spread = async (tags: readonly string[], isRelayed = false) => {
    await purge(tags);
    // Regions that are told tell nobody, so that nothing goes round.
    if (!isRelayed) relay(tags);
    purgeEdge(tags);
  };
  return { spread, purgeHere: (tags: readonly string[]) => spread(tags, true) };
}

const accept = (status: 'done' | 'known' | 'nothing to do') => Response.json({ status });
const later = () => Response.json({ error: 'Not now' }, { status: 503 });

/** Handles a signed webhook once; one that could not be handled is handled when it comes again. */
function createOnce(
  seen: WebhooksOptions['seen'],
  refuse: (service: string, reason: string) => Response,
) {
  return async (
    { place, digest, topic }: ReceivedWebhook,
    handle: () => Promise<Response>,
  ): Promise<Response> => {
    const webhook = { digest, topic, subject: `${place} ${kindOfTopic(topic)}` };
    const turn = await seen.begin(webhook);
    if (turn === 'other') return refuse(place, 'sent again for another shop or topic');
    if (turn === 'known') return accept('known');
    // The sender asks again, since whoever handles it may still fail.
    if (turn === 'busy') return later();
    let isDone = false;
    try {
      const response = await handle();
      isDone = response.ok;
      return response;
    } finally {
      await (isDone ? seen.finish(webhook) : seen.forget(webhook));
    }
  };
}

async function handlesOf(
  catalogue: Pick<Catalogue, 'productsByIds'>,
  numbers: readonly number[],
): Promise<readonly string[]> {
  const ids = numbers.flatMap((number) => productIdOf(String(number)) ?? []);
  const loaded = await catalogue.productsByIds(ids);
  return loaded.kind === 'found' ? loaded.value.map(({ handle }) => handle) : [];
}
