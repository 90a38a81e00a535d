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

test('a withdrawal is taken without a letter where the address had three within the hour, and says so', async () => {
  const withdraw = async (orderNumber: number) => {
    const name = 'Ada Lok';
    const statement = { form: 'confirmation', name, email: 'ada@example.com', items: '' };
    const body = new URLSearchParams({ ...statement, orderNumber: `#${orderNumber}` });
    return await shop.read('/nl/withdraw', { method: 'POST', body });
  };
  const pages = [];
  for (let order = 1001; order <= 1004; order += 1) pages.push(await withdraw(order));
  const mailed = pages.map((page) => page.includes('bevestiging onderweg naar ada@example.com'));
  expect(mailed).toEqual([true, true, true, false]);
  expect(pages.at(-1)).toContain('print of bewaar deze pagina');
});
