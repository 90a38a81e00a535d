import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importContent } from '../../src/services/contentful/index.ts';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { PAUSES_IN_MS } from '../../src/shopify/webhooks/deliver.ts';
import { EVERYTHING } from '../fixtures/collection-draft.ts';
import { openPage, sendForm } from '../fixtures/console.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft } from '../fixtures/product-draft.ts';

const ADDRESS = 'https://shop.example/webhooks/shopify/nl';
const CONTENT_SECRET = 'c'.repeat(64);

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

function open() {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const sent: Sent[] = [];
  let status = 200;
  const platform = openPlatform({
    now: () => new Date(time),
    contentWebhook: {
      address: 'https://shop.example/webhooks/contentful',
      secret: CONTENT_SECRET,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url, headers } = request;
      sent.push({ url, headers, body: await request.text() });
      return new Response(null, { status });
    },
  });
  const merchant = merchantAt(platform, 'nl');
  const subscribe = (topic: string, callbackUrl = ADDRESS) =>
    merchant.send<{ readonly userErrors: readonly { readonly message: string }[] }>(
      `mutation ($topic: WebhookSubscriptionTopic!, $callbackUrl: URL!) {
        webhookSubscriptionCreate(topic: $topic, webhookSubscription: { callbackUrl: $callbackUrl, format: JSON }) {
          webhookSubscription { id }
          userErrors { field message }
        }
      }`,
      { topic, callbackUrl },
    );
  return {
    platform,
    merchant,
    subscribe,
    sent,
    response: (next: number) => {
      status = next;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Tells of a product to a listener that never answers, until nobody tries any more. */
async function giveUp({ subscribe, platform, response, pass }: ReturnType<typeof open>) {
  await subscribe('PRODUCTS_CREATE');
  await saveCatalogue(platform.context, 'nl', { products: [productDraft()] });
  response(404);
  await platform.webhooks.deliver();
  for (const pauseInMs of PAUSES_IN_MS) {
    pass(pauseInMs);
    await platform.webhooks.deliver();
  }
}

describe('a subscribed shop', () => {
  it('tells of a new product and of each change of it, signed, and of nothing else', async () => {
    const setup = open();
    await setup.subscribe('PRODUCTS_CREATE');
    await setup.subscribe('PRODUCTS_UPDATE');
    const { context } = setup.platform;
    await saveCatalogue(context, 'nl', { products: [productDraft()] });
    await saveCatalogue(context, 'fr', { products: [productDraft()] });
    expect(await setup.platform.webhooks.deliver()).toBe(1);
    await saveCatalogue(context, 'nl', { products: [productDraft({ title: 'Rain' })] });
    expect(await setup.platform.webhooks.deliver()).toBe(1);
    const [first, second] = setup.sent;
    expect(first?.headers.get('X-Shopify-Topic')).toBe('products/create');
    expect(second?.headers.get('X-Shopify-Topic')).toBe('products/update');
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      id: 1,
      admin_graphql_api_id: 'gid://shopify/Product/1',
      handle: 'rain-shampoo',
      title: 'Rain',
    });
    expect(second?.url).toBe(ADDRESS);
    expect(second?.headers.get('X-Shopify-Shop-Domain')).toBe('nl.localhost:4010');
    expect(second?.headers.get('X-Shopify-Triggered-At')).toBe('2026-11-20T12:00:00.000Z');
    expect(second?.headers.get('X-Shopify-Hmac-Sha256')).toBe(
      createHmac('sha256', context.shops.nl.webhookSecret)
        .update(second?.body ?? '')
        .digest('base64'),
    );
    expect(first?.headers.get('X-Shopify-Webhook-Id')).not.toBe(
      second?.headers.get('X-Shopify-Webhook-Id'),
    );
  });

  it('says nothing of a change that is undone', async () => {
    const setup = open();
    await setup.subscribe('PRODUCTS_CREATE');
    const twice = saveCatalogue(setup.platform.context, 'nl', {
      products: [productDraft()],
      collections: [{ ...EVERYTHING, members: { kind: 'handles', handles: ['nobody'] } }],
    });
    await expect(twice).rejects.toThrow('nobody');
    expect(await setup.platform.webhooks.deliver()).toBe(0);
    expect(setup.sent).toEqual([]);
  });

  it('tries again under the same id until the listener is well, later each time', async () => {
    const setup = open();
    await setup.subscribe('PRODUCTS_CREATE');
    await saveCatalogue(setup.platform.context, 'nl', { products: [productDraft()] });
    setup.response(503);
    expect(await setup.platform.webhooks.deliver()).toBe(0);
    expect(await setup.platform.webhooks.deliver()).toBe(0);
    expect(setup.sent).toHaveLength(1);
    setup.pass(1_000);
    await setup.platform.webhooks.deliver();
    expect(setup.sent).toHaveLength(2);
    setup.response(200);
    setup.pass(4_999);
    expect(await setup.platform.webhooks.deliver()).toBe(0);
    setup.pass(1);
    expect(await setup.platform.webhooks.deliver()).toBe(1);
    const ids = setup.sent.map(({ headers }) => headers.get('X-Shopify-Webhook-Id'));
    expect(new Set(ids).size).toBe(1);
    setup.pass(10_000_000);
    expect(await setup.platform.webhooks.deliver()).toBe(0);
  });

  it('gives up a listener that is gone for good', async () => {
    const setup = open();
    await giveUp(setup);
    expect(PAUSES_IN_MS.reduce((sum, pauseInMs) => sum + pauseInMs, 0)).toBe(4 * 3_600_000);
    expect(setup.sent).toHaveLength(9);
    setup.pass(86_400_000);
    expect(await setup.platform.webhooks.deliver()).toBe(0);
    expect(setup.sent).toHaveLength(9);
  });

  it('is told what it missed when somebody at the console sends it again', async () => {
    const setup = open();
    await giveUp(setup);
    const page = async () => (await openPage(setup.platform, '/console/webhooks')).html;
    const html = await page();
    expect(html).toContain('products/create');
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? [];
    setup.response(200);
    const sent = await sendForm(setup.platform, '/console/webhooks', { id });
    expect(sent.status).toBe(303);
    expect(await setup.platform.webhooks.deliver()).toBe(1);
    expect(await page()).toContain('0 failed');
    expect(setup.sent.at(-1)?.headers.get('X-Shopify-Webhook-Id')).toBe(id);
  });
});

it('a subscription is listed, and the same one is not made twice', async () => {
  const setup = open();
  await setup.subscribe('ORDERS_PAID');
  const again = await setup.subscribe('ORDERS_PAID');
  expect(again.userErrors[0]?.message).toBe('Address for this topic has already been taken');
  const odd = await setup.subscribe('ORDERS_PAID', 'ftp://x');
  expect(odd.userErrors[0]?.message).toBe('Address protocol has to be https://');
  const listed = await setup.merchant.send(
    `{ webhookSubscriptions(first: 9) { nodes { topic endpoint { ... on WebhookHttpEndpoint { callbackUrl } } } } }`,
  );
  expect(listed).toEqual({
    nodes: [{ topic: 'ORDERS_PAID', endpoint: { callbackUrl: ADDRESS } }],
  });
});

it('content that is published or taken away is told in the way of Contentful', async () => {
  const setup = open();
  const entry = (id: string, title: string) => ({
    sys: {
      id,
      type: 'Entry',
      publishedVersion: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'note' } },
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    },
    fields: { title: { 'en-US': title } },
  });
  const fileOf = (...entries: readonly object[]) =>
    JSON.stringify({
      contentTypes: [
        {
          sys: { id: 'note', type: 'ContentType', publishedVersion: 1 },
          name: 'Note',
          fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: true }],
        },
      ],
      entries,
      assets: [],
      locales: [{ code: 'en-US', name: 'English', default: true }],
    });
  const now = new Date('2026-11-20T12:00:00Z');
  const { store } = setup.platform.context;
  expect(await importContent(store, fileOf(entry('a', 'A'), entry('b', 'B')), now)).toMatchObject({
    ok: true,
  });
  while ((await setup.platform.webhooks.deliver()) > 0);
  setup.sent.splice(0);
  await importContent(store, fileOf(entry('a', 'Changed')), now);
  expect(await setup.platform.webhooks.deliver()).toBe(2);
  const topics = setup.sent.map(({ headers }) => headers.get('X-Contentful-Topic'));
  expect(new Set(topics)).toEqual(
    new Set(['ContentManagement.Entry.publish', 'ContentManagement.Entry.unpublish']),
  );
  const gone = setup.sent.find(({ body }) => body.includes('DeletedEntry'));
  expect(JSON.parse(gone?.body ?? '{}')).toMatchObject({ sys: { type: 'DeletedEntry', id: 'b' } });
  expect(gone?.headers.get('x-contentful-signature')).toMatch(/^[0-9a-f]{64}$/);
});
