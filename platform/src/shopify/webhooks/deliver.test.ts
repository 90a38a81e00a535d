import { describe, expect, it } from 'vitest';
import { contentfulSignature, shopifySignature } from './deliver.ts';

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
