import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import { createWebhooks } from './create-webhooks.ts';

// The secret of an app is the same for all of its shops.
const SECRET = 'hush';
const NOW_IN_MS = Date.parse('2026-11-20T12:00:00Z');

let receiver: Hono;
let purged: (readonly string[])[];
let purgedAtEdge: (readonly string[])[];
let reasons: unknown[];
let catalogueFails: boolean;
let purging: Promise<void>;

beforeEach(() => {
  [purged, purgedAtEdge] = [[], []];
  reasons = [];
  catalogueFails = false;
  purging = Promise.resolve();
  receiver = createWebhooks({
    config: readConfig({
      MARKETS: 'nl,de',
      SHOPIFY_NL_WEBHOOK_SECRET: SECRET,
      SHOPIFY_DE_WEBHOOK_SECRET: SECRET,
    }),
    catalogueOf: () => {
      if (catalogueFails) throw new Error('The catalogue cannot be read.');
      return { productsByIds: async () => ({ kind: 'found', value: [] }) };
    },
    adminOf: () => null,
    purge: async (tags) => {
      purged.push(tags);
      await purging;
    },
    purgeEdge: (tags) => purgedAtEdge.push(tags),
    seen: stateInProcess(() => 0).webhooks,
    log: ({ reason }) => reasons.push(reason),
    now: () => NOW_IN_MS,
  });
  receiver.onError(() => new Response(null, { status: 500 }));
});

interface Sent {
  readonly shop?: 'nl' | 'de';
  readonly topic?: string;
  readonly id?: string;
  readonly body?: string;
  /** Writes the right signature in another way. */
  readonly spelled?: (signature: string) => string;
}

function send({
  shop = 'nl',
  topic = 'products/update',
  id = 'one',
  body = '{"id":1,"handle":"rain-mask"}',
  spelled = (signature) => signature,
}: Sent = {}) {
  return receiver.request(`http://shop.test/shopify/${shop}`, {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': spelled(createHmac('sha256', SECRET).update(body).digest('base64')),
      'x-shopify-triggered-at': new Date(NOW_IN_MS).toISOString(),
      'x-shopify-webhook-id': id,
    },
  });
}

const inside = (signature: string, text: string) =>
  `${signature.slice(0, 9)}${text}${signature.slice(9)}`;

describe('a recorded webhook', () => {
  // A lenient decoder reads all of them as the same bytes.
  it.each<[string, (signature: string) => string]>([
    ['without padding', (signature) => signature.replace('=', '')],
    ['with more padding', (signature) => `${signature}=`],
    ['with more behind it', (signature) => `${signature}AA`],
    ['with a full stop', (signature) => `${signature}.`],
    ['with a blank inside', (signature) => inside(signature, ' ')],
    ['with a tab inside', (signature) => inside(signature, '\t')],
    ['with a mark inside', (signature) => inside(signature, '!')],
  ])('is refused with its signature %s', async (_, spelled) => {
    await send();
    expect((await send({ spelled })).status).toBe(401);
    expect(purged).toHaveLength(1);
  });

  it.each(['discounts/update', 'orders/paid', 'shop/redact', 'customers/redact', ''])(
    'is refused under the topic "%s", and still answered under its own',
    async (topic) => {
      await send();
      expect((await send({ topic })).status).toBe(401);
      expect(await (await send({ id: 'two' })).json()).toEqual({ status: 'known' });
      expect(purged).toHaveLength(1);
      expect(reasons[1]).toBe('sent again for another shop or topic');
    },
  );

  it('is refused for another shop with the same secret', async () => {
    expect((await send()).status).toBe(200);
    expect((await send({ shop: 'de' })).status).toBe(401);
    expect(purged).toHaveLength(1);
  });
});

it('a change that comes as two topics with one body is handled as both, each once', async () => {
  for (const topic of ['products/create', 'products/update', 'products/create']) {
    expect((await send({ topic })).status).toBe(200);
  }
  expect(purged).toHaveLength(2);
});

it('what could not be handled is handled when it comes again', async () => {
  const paid = { topic: 'orders/paid', body: '{"line_items":[{"product_id":1}]}' };
  catalogueFails = true;
  expect((await send(paid)).status).toBe(500);
  catalogueFails = false;
  expect(await (await send(paid)).json()).toEqual({ status: 'done' });
  expect(purged).toHaveLength(1);
});

it.each([
  ['fails, then handled', 500, 'done', 2],
  ['is done, then known', 200, 'known', 1],
])('a webhook that comes again is put off until the first %s', async (_, status, then, times) => {
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  purging = promise;
  const first = send();
  expect((await send()).status).toBe(503);
  if (status === 500) reject(new Error('The pages cannot be purged.'));
  else resolve();
  expect((await first).status).toBe(status);
  purging = Promise.resolve();
  expect(await (await send()).json()).toEqual({ status: then });
  expect(purged).toHaveLength(times);
});

it('the CDN is told when the servers have purged their pages', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  purging = promise;
  const delivered = send();
  await expect.poll(() => purged).toEqual([['products-nl', 'product-nl-rain-mask']]);
  expect(purgedAtEdge).toEqual([]);
  resolve();
  expect((await delivered).status).toBe(200);
  expect(purgedAtEdge).toEqual(purged);
});
