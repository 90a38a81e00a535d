import { createHmac } from 'node:crypto';
import { createPlatform } from '@lokke/platform';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import type { LogEntry } from '../telemetry/log.ts';
import { createWebhooks } from './create-webhooks.ts';

const NOW_IN_MS = Date.parse('2026-11-20T12:00:00Z');
const platform = createPlatform({ dataFile: ':memory:' });
afterAll(() => platform.close());
let logged: LogEntry[];
beforeEach(() => {
  logged = [];
});

describe('an app of several shops, which has one address for what is asked of it', () => {
  const NL = { SHOPIFY_NL_DOMAIN: 'nl.myshopify.com', SHOPIFY_NL_STOREFRONT_TOKEN: 'public' };
  const DE = { SHOPIFY_DE_DOMAIN: 'de.myshopify.com', SHOPIFY_DE_STOREFRONT_TOKEN: 'public' };
  const CUSTOMER = { customer: { id: 7, email: 'anna.zzz@example.test' } };

  async function ask(topic: string, payload: object, secretOfDe = 'shpss_app') {
    const asked: string[] = [];
    const purged: string[] = [];
    const app = createWebhooks({
      config: readConfig(
        {
          ...NL,
          ...DE,
          MARKETS: 'nl,de',
          SHOPIFY_NL_WEBHOOK_SECRET: 'shpss_app',
          SHOPIFY_DE_WEBHOOK_SECRET: secretOfDe,
        },
        platform.secrets,
      ),
      catalogueOf: () => {
        throw new Error('no page depends on it');
      },
      adminOf: (shop) => {
        asked.push(shop);
        return null;
      },
      purge: async (tags) => void purged.push(...tags),
      seen: stateInProcess(() => 0).webhooks,
      log: (entry) => void logged.push(entry),
      now: () => NOW_IN_MS,
    });
    const body = JSON.stringify(payload);
    const { status } = await app.request('/shopify/nl', {
      method: 'POST',
      body,
      headers: {
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', 'shpss_app').update(body).digest('base64'),
        'x-shopify-triggered-at': new Date(NOW_IN_MS).toISOString(),
      },
    });
    return { status, asked, purged };
  }

  it.each([
    ['nl.myshopify.com', 'nl'],
    ['De.myshopify.com', 'de'],
    ['other.myshopify.com', 'nl'],
  ])('has what %s asks done in the shop %s', async (shop_domain, shop) => {
    const redaction = { shop_domain, ...CUSTOMER, orders_to_redact: [] };
    expect(await ask('customers/redact', redaction)).toMatchObject({ status: 200, asked: [shop] });
    const copy = { shop_domain, ...CUSTOMER, data_request: { id: 9 } };
    expect(await ask('customers/data_request', copy)).toMatchObject({ asked: [shop] });
    expect(logged).toMatchObject([{ shop }, { shop }]);
    const left = await ask('shop/redact', { shop_domain });
    expect(left.purged).toEqual([`shop-${shop}`]);
  });

  it('does nothing in a shop of another app', async () => {
    const redaction = { shop_domain: 'de.myshopify.com', ...CUSTOMER, orders_to_redact: [] };
    const refused = await ask('customers/redact', redaction, 'shpss_other');
    expect(refused).toEqual({ status: 401, asked: [], purged: [] });
  });
});
