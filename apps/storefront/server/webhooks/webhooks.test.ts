import { createHmac } from 'node:crypto';
import { createPlatform, type Platform, saveCatalogue } from '@lokke/platform';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestAdmin } from '../../testing/account-visitor.ts';
import { SMALL_SHOP } from '../../testing/drafts.ts';
import { shopsOf } from '../../testing/shops-of.ts';
import { readConfig } from '../config/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import type { LogEntry } from '../telemetry/log.ts';
import { createWebhooks } from './create-webhooks.ts';

const NOW_IN_MS = Date.parse('2026-11-20T12:00:00Z');
const CONTENT_SECRET = 'c'.repeat(64);
const ADDRESS = 'https://shop.example/shopify/nl';

let platform: Platform;
let receiver: Hono;
let purged: (readonly string[])[];
let logged: LogEntry[];
let nowInMs: number;

beforeEach(async () => {
  purged = [];
  logged = [];
  nowInMs = NOW_IN_MS;
  platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(nowInMs),
    fetch: async (input, init) => receiver.fetch(new Request(input, init)),
    contentWebhook: { address: 'http://shop.test/contentful', secret: CONTENT_SECRET },
  });
  const config = readConfig(
    { CONTENTFUL_WEBHOOK_SECRET: CONTENT_SECRET, MARKETS: 'nl,de' },
    platform.secrets,
  );
  const { catalogueOf } = shopsOf(platform, config);
  receiver = createWebhooks({
    config,
    catalogueOf,
    adminOf: () => null,
    purge: async (tags) => void purged.push(tags),
    seen: stateInProcess(() => 0).webhooks,
    log: (entry) => logged.push(entry),
    now: () => nowInMs,
  });
  await saveCatalogue(platform.context, 'nl', SMALL_SHOP);
});
afterEach(() => platform.close());

const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { callbackUrl: "${ADDRESS}" }) {
    userErrors { message }
  }
}`;

async function subscribe(topic: string): Promise<void> {
  const response = await requestAdmin({ platform }, 'nl', SUBSCRIBE, { topic });
  expect(response).toContain('"userErrors":[]');
}

interface News {
  readonly body?: string;
  readonly secret?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const secretOf = (shop: 'nl' | 'de' | 'fr') => platform.secrets.shops[shop].webhookSecret;
function deliver({
  body = '{"id":1,"handle":"rain-mask"}',
  secret = secretOf('nl'),
  path = '/shopify/nl',
  headers = {},
}: News = {}) {
  return receiver.request(`http://shop.test${path}`, {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-triggered-at': new Date(nowInMs).toISOString(),
      'x-shopify-webhook-id': 'one',
      ...headers,
    },
  });
}

describe('from the platform to the pages', () => {
  it('a changed product has its page and every list made anew, twice for two changes in a second', async () => {
    await subscribe('PRODUCTS_UPDATE');
    const [first] = SMALL_SHOP.products ?? [];
    if (first === undefined) throw new Error('The small shop has no products');
    for (const descriptionHtml of ['<p>a</p>', '<p>b</p>']) {
      await saveCatalogue(platform.context, 'nl', { products: [{ ...first, descriptionHtml }] });
    }
    expect(await platform.webhooks.deliver()).toBe(2);
    const tags = ['products-nl', `product-nl-${first.handle}`];
    expect(purged).toEqual([tags, tags]);
  });

  it('an approved review has the page of its product made anew', async () => {
    await subscribe('PRODUCTS_UPDATE');
    const metaobject = {
      type: '$app:product_review',
      handle: 'review-1-1',
      capabilities: { publishable: { status: 'ACTIVE' } },
      fields: [
        { key: 'rating', value: '{"value":"4.0","scale_min":"1.0","scale_max":"5.0"}' },
        { key: 'submitted_at', value: '2026-11-19T10:00:00Z' },
        { key: 'source', value: 'storefront' },
        { key: 'product', value: 'gid://shopify/Product/1' },
      ],
    };
    const create = `mutation ($metaobject: MetaobjectCreateInput!) {
      metaobjectCreate(metaobject: $metaobject) { userErrors { message } }
    }`;
    await requestAdmin({ platform }, 'nl', create, { metaobject });
    await platform.webhooks.deliver();
    expect(purged).toEqual([['products-nl', 'product-nl-rain-shampoo']]);
  });

  it('an order has the pages of what was bought made anew, for their stock', async () => {
    await subscribe('ORDERS_PAID');
    const payload = { line_items: [{ product_id: 1 }, { product_id: null }, { product_id: 99 }] };
    await deliver({
      body: JSON.stringify(payload),
      headers: { 'x-shopify-topic': 'orders/paid' },
    });
    expect(purged).toEqual([['product-nl-rain-shampoo']]);
  });

  it.each([
    ['collections/update', ['products-nl', 'menus-nl', 'collection-nl-rain-mask']],
    ['products/delete', ['products-nl', 'product-nl-rain-mask']],
    ['discounts/update', ['promotions-nl']],
  ])('%s has made anew what shows it', async (topic, tags) => {
    await deliver({ headers: { 'x-shopify-topic': topic } });
    expect(purged).toEqual([tags]);
  });

  it('news that nothing depends on are taken, and nothing is done', async () => {
    expect((await deliver({ headers: { 'x-shopify-topic': 'themes/publish' } })).status).toBe(200);
    expect(purged).toEqual([]);
  });
});

describe('what is not believed', () => {
  it.each<[string, News & { readonly shop?: 'de' }, string]>([
    ['a wrong secret', { secret: 'guessed' }, 'wrong signature'],
    ["another shop's secret", { shop: 'de' }, 'wrong signature'],
    ['no signature', { headers: { 'x-shopify-hmac-sha256': '' } }, 'wrong signature'],
    ['no time', { headers: { 'x-shopify-triggered-at': '' } }, 'too old'],
    [
      'a time of three days ago',
      { headers: { 'x-shopify-triggered-at': '2026-11-17T11:59:59Z' } },
      'too old',
    ],
    [
      'a time more than two days ahead',
      { headers: { 'x-shopify-triggered-at': '2026-11-22T12:00:01Z' } },
      'too old',
    ],
  ])('%s', async (_, { shop, ...webhook }, reason) => {
    const response = await deliver({ ...(shop && { secret: secretOf(shop) }), ...webhook });
    expect(response.status).toBe(401);
    expect(purged).toEqual([]);
    expect(logged).toMatchObject([{ event: 'webhook.refused', reason }]);
  });

  it('a body that was changed on its way', async () => {
    const signature = createHmac('sha256', secretOf('nl')).update('{}').digest('base64');
    expect((await deliver({ headers: { 'x-shopify-hmac-sha256': signature } })).status).toBe(401);
  });

  it.each([
    ['the same again', {}],
    ['the same under another id', { headers: { 'x-shopify-webhook-id': 'two' } }],
  ])('%s: taken without complaint, and nothing is done', async (_, again) => {
    await deliver();
    const response = await deliver(again);
    expect(await response.json()).toEqual({ status: 'known' });
    expect(purged).toHaveLength(1);
  });

  it('news for a shop that is none, or is not sold in', async () => {
    expect((await deliver({ path: '/shopify/xx' })).status).toBe(404);
    expect((await deliver({ path: '/shopify/fr', secret: secretOf('fr') })).status).toBe(404);
  });
});

describe('news of the content', () => {
  it('published by the platform have all pages with content made anew', async () => {
    const { store } = platform.context;
    await store.write((sql) =>
      sql
        .prepare(
          `INSERT INTO contentful_entities (kind, id, position, content, change)
           VALUES ('Entry', 'a', 1, '{"sys":{"id":"a"}}', 1)`,
        )
        .run(),
    );
    expect(await platform.webhooks.deliver()).toBe(1);
    expect(new Set(purged.flat())).toEqual(
      new Set(['content-en', 'content-nl-nl', 'content-de-de']),
    );
  });

  it('agree with the vector known of; a replay and an old message are not believed', async () => {
    const headers = {
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-signed-headers':
        'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
      'x-contentful-timestamp': String(nowInMs),
    };
    const listed = Object.entries(headers)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    const body = '{"sys":{"id":"p1"}}';
    const signature = createHmac('sha256', CONTENT_SECRET)
      .update(`POST\n/contentful\n${listed}\n${body}`)
      .digest('hex');
    const send = (more: Readonly<Record<string, string>> = {}) =>
      receiver.request('http://shop.test/contentful', {
        method: 'POST',
        body,
        headers: { ...headers, 'x-contentful-signature': signature, ...more },
      });
    expect(await (await send()).json()).toEqual({ status: 'done' });
    expect(await (await send()).json()).toEqual({ status: 'known' });
    const longer = ['zz', '-1', '0'].map((end) => `${signature}${end}`);
    const spellings = [...longer, signature.toUpperCase(), signature.slice(0, -1), ''];
    for (const forged of [
      { 'x-contentful-topic': 'ContentManagement.Entry.unpublish' },
      { 'x-contentful-signed-headers': 'x-contentful-timestamp' },
      ...spellings.map((spelling) => ({ 'x-contentful-signature': spelling })),
    ]) {
      expect((await send(forged)).status).toBe(401);
    }
    nowInMs += 300_001;
    expect((await send()).status).toBe(401);
    nowInMs -= 600_002;
    expect((await send()).status).toBe(401);
  });
});
