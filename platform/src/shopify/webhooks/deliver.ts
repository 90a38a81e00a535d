import { createHash, createHmac } from 'node:crypto';
import {
  isShopKey,
  type PlatformContext,
  type RepeatedWork,
  repeatWork,
} from '../../protocol/index.ts';
import { faultOfAddress, isTriedOut } from './address.ts';
import { DELIVERIES, type Delivery, forgetOldestFailed } from './deliveries.ts';
import type { Post } from './post-publicly.ts';
import { CONTENT } from './subscriptions.ts';

/** Shopify signs the bytes of the body, and nothing else. */
export function shopifySignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

interface SignedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timestampInMs: number;
}

/** Contentful signs method, path, the headers that it names, and the body. */
export function contentfulSignature(
  secret: string,
  { path, headers, body, timestampInMs }: SignedRequest,
): Readonly<Record<string, string>> {
  const lowered = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const timestamp = String(timestampInMs);
  const names = [
    ...Object.keys(lowered),
    'x-contentful-signed-headers',
    'x-contentful-timestamp',
  ].sort();
  const signed: Readonly<Record<string, string>> = {
    ...lowered,
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': timestamp,
  };
  const listed = names.map((name) => `${name}:${signed[name]?.trim() ?? ''}`).join(';');
  const canonical = ['POST', path, listed, body].join('\n');
  return {
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': timestamp,
  };
}

/** Eight retries within four hours, as Shopify's; then a delivery waits for whoever sends it again. */
export const PAUSES_IN_MS: readonly number[] = [
  1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 8_244_000,
];
const TIME_LIMIT_IN_MS = 5_000;
const AT_ONCE = 20;

/** Sends what is due, oldest first; returns how many were delivered. */
async function deliverDue(options: WebhooksOptions): Promise<number> {
  const { store, now } = options;
  const time = now().toISOString();
  // Later than any pause: the clock was ahead, and has been set right.
  const longest = new Date(now().getTime() + Math.max(...PAUSES_IN_MS)).toISOString();
  const due = DELIVERIES.all(
    store.read,
    'WHERE failed_at IS NULL AND (due_at <= ? OR due_at > ?) ORDER BY rowid LIMIT ?',
    time,
    longest,
    AT_ONCE,
  ).map((delivery) => ({ ...delivery, triggeredAt: delivery.triggeredAt ?? time }));
  const outcomes = await Promise.all(due.map((delivery) => deliverOne(options, delivery)));
  return outcomes.filter((hasArrived) => hasArrived).length;
}

async function deliverOne(options: WebhooksOptions, delivery: Delivery): Promise<boolean> {
  const hasArrived = await send(options, delivery);
  const pauseInMs = PAUSES_IN_MS[delivery.attempts];
  const { id, triggeredAt } = delivery;
  await options.store.write((sql) => {
    if (hasArrived) {
      sql.prepare('DELETE FROM webhook_deliveries WHERE id = ?').run(id);
      return;
    }
    const time = options.now();
    const dueAt = new Date(time.getTime() + (pauseInMs ?? 0)).toISOString();
    const failedAt = pauseInMs === undefined ? time.toISOString() : null;
    const attempts = delivery.attempts + 1;
    DELIVERIES.update(sql, { attempts, dueAt, triggeredAt, failedAt }, 'WHERE id = ?', id);
    if (failedAt !== null) forgetOldestFailed(sql);
  });
  return hasArrived;
}

async function send(options: WebhooksOptions, delivery: Delivery): Promise<boolean> {
  const headers = headersOf(options, delivery);
  if (headers === null) return false;
  const { address, payload: body, shop } = delivery;
  const isOfOperator = shop === CONTENT;
  if (!isOfOperator && faultOfAddress(address, isTriedOut(options.origin)) !== null) return false;
  const post = { address, headers, body, timeLimitInMs: TIME_LIMIT_IN_MS, isOfOperator };
  return options.post(post).then(
    (status) => status >= 200 && status < 300,
    () => false,
  );
}

function headersOf(
  { shops, origin, now, contentSecret }: WebhooksOptions,
  { id, shop, topic, address, payload, triggeredAt }: Delivery,
): Readonly<Record<string, string>> | null {
  if (shop === CONTENT) {
    if (contentSecret === null) return null;
    const headers = {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': topic,
      'x-contentful-webhook-name': 'storefront',
      'x-contentful-idempotency-key': createHash('sha256').update(id).digest('hex'),
    };
    const { pathname, search } = new URL(address);
    const request = {
      path: `${pathname}${search}`,
      headers,
      body: payload,
      timestampInMs: now().getTime(),
    };
    return { ...headers, ...contentfulSignature(contentSecret, request) };
  }
  if (!isShopKey(shop)) return null;
  return {
    'content-type': 'application/json',
    'X-Shopify-Topic': topic,
    'X-Shopify-Hmac-Sha256': shopifySignature(shops[shop].webhookSecret, payload),
    'X-Shopify-Shop-Domain': `${shop}.${new URL(origin).host}`,
    'X-Shopify-API-Version': shops[shop].apiVersion,
    'X-Shopify-Webhook-Id': id,
    'X-Shopify-Triggered-At': triggeredAt ?? '',
  };
}

interface WebhooksOptions extends Pick<PlatformContext, 'store' | 'shops' | 'now' | 'origin'> {
  readonly post: (post: Post) => Promise<number>;
  /** The signing secret of content webhooks; null when they are off. */
  readonly contentSecret: string | null;
}

export interface Webhooks extends Pick<RepeatedWork, 'start' | 'stop'> {
  /** Sends what is due now; resolves to how many were delivered. */
  readonly deliver: RepeatedWork['run'];
}

/** Delivers webhooks from the store's outbox to subscribers. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { run, start, stop } = repeatWork('webhooks', () => deliverDue(options));
  return { deliver: run, start, stop };
}
