import { expect, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';

const shop = await openStorefront({
  shops: ['nl', 'de'],
  environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
});

test.each(['/nl/withdraw', '/de/cancel'])('%s shows its form without a login', async (path) => {
  const response = await shop.send(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('name="email"');
});
