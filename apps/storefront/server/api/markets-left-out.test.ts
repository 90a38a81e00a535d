import { expect, it } from 'vitest';

import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { createApi } from './create-api.ts';

it('a call for a market that is left out is refused, whatever it asks for', async () => {
  using embedded = await openEmbeddedShops();
  const api = createApi({ ...embedded, locales: ['nl'], log: () => undefined });
  const create = (locale: string) =>
    api.fetch(
      new Request('http://lokke.test/api/shopify/checkout/create/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
          locale,
        }),
      }),
    );
  expect((await create('nl')).status).toBe(200);
  const rejected = await create('de');
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toEqual({ error: 'Unknown locale' });
});
