import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

let shop: InMemoryStorefront;
beforeAll(async () => {
  shop = await openInMemoryStorefront({
    shops: ['nl', 'de'],
    environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

test.each(['/nl/withdraw', '/de/cancel'])('%s shows its form without a login', async (path) => {
  const response = await shop.send(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('name="email"');
});
