import { describe, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { contentfulSignature, PAUSES_IN_MS, shopifySignature } from './deliver.ts';
import { DELIVERIES } from './deliveries.ts';

describe('signatures agree with the vectors known of', () => {
  it('Shopify', () => {
    expect(shopifySignature('hush', '{"id":1}')).toBe(
      'VnKUjZsLuN5iZWjn5EntcBVCF9kMN43LglzCE1/GSeY=',
    );
  });

  it('Contentful', () => {
    const signed = contentfulSignature('a'.repeat(64), {
      path: '/webhooks/contentful?x%253D1',
      headers: { 'X-Contentful-Topic': 'ContentManagement.Entry.publish' },
      body: '{"sys":{"id":"p1"}}',
      timestampInMs: 1_735_689_600_000,
    });
    expect(signed['x-contentful-signature']).toBe(
      'fed89c3bb1608db5d5c609acbffc5bbe8b5f8fc1f10b354b2384faaad7fbc1c5',
    );
  });
});

it.each([
  [0, 1],
  [1, 0],
  [Math.max(...PAUSES_IN_MS), 0],
  [Math.max(...PAUSES_IN_MS) + 1, 1],
])(
  'a delivery that is due in %i ms is sent: %i; no pause is longer, but the clock may have been ahead',
  async (aheadInMs, sent) => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const platform = openPlatform({ now: () => new Date(now), fetch: async () => new Response() });
    await platform.context.store.write((sql) =>
      DELIVERIES.insert(sql, {
        id: 'one',
        shop: 'nl',
        topic: 'orders/paid',
        payload: '{}',
        attempts: 1,
        address: 'https://shop.example/',
        triggeredAt: null,
        failedAt: null,
        dueAt: new Date(now + aheadInMs).toISOString(),
      }),
    );
    expect(await platform.webhooks.deliver()).toBe(sent);
  },
);
