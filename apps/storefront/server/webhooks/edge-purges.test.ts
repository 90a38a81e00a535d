import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import { createWebhooks } from './create-webhooks.ts';

const SECRET = 'the secret of the webhooks';
const TAGS = ['products-nl', 'product-nl-rain-mask'];

let happened: string[];
let finishPurge: () => void;
let receiver: Hono;

beforeEach(() => {
  happened = [];
  const config = readConfig({ MARKETS: 'nl' });
  const { nl } = config.shops;
  receiver = createWebhooks({
    config: { ...config, shops: { ...config.shops, nl: { ...nl, webhookSecret: SECRET } } },
    catalogueOf: () => ({ productsByIds: async () => ({ kind: 'found', value: [] }) }),
    adminOf: () => null,
    purge: (tags) =>
      new Promise((resolve) => {
        happened.push(`here: ${tags}`);
        finishPurge = resolve;
      }),
    purgeEdge: (tags) => happened.push(`edge: ${tags}`),
    seen: stateInProcess(() => 0).webhooks,
    log: () => undefined,
  });
});

function deliver() {
  const body = '{"id":1,"handle":"rain-mask"}';
  return receiver.request('/shopify/nl', {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': createHmac('sha256', SECRET).update(body).digest('base64'),
      'x-shopify-triggered-at': new Date().toISOString(),
    },
  });
}

it('the CDN is told when the servers have purged their pages', async () => {
  const delivered = deliver();
  await expect.poll(() => happened).toEqual([`here: ${TAGS}`]);
  finishPurge();
  expect((await delivered).status).toBe(200);
  expect(happened).toEqual([`here: ${TAGS}`, `edge: ${TAGS}`]);
});
