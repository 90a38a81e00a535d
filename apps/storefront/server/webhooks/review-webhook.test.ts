import { createPlatform, saveCatalogue } from '@lokke/platform';
import { expect, it } from 'vitest';
import { requestAdmin } from '../../testing/account-visitor.ts';
import { SMALL_SHOP } from '../../testing/drafts.ts';

const SUBSCRIBE = `mutation {
  webhookSubscriptionCreate(
    topic: PRODUCTS_UPDATE, webhookSubscription: { callbackUrl: "http://shop.test/shopify/nl" }
  ) { userErrors { message } }
}`;

const CREATE = `mutation ($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) { userErrors { message } }
}`;

// Purges of products/update are tested in webhooks.test.ts.
it('an approved review is told as a change of its product', async () => {
  const told: string[] = [];
  const platform = createPlatform({
    dataFile: ':memory:',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = JSON.parse(await request.text());
      told.push(`${request.headers.get('x-shopify-topic')} ${body.handle}`);
      return new Response();
    },
  });
  await saveCatalogue(platform.context, 'nl', SMALL_SHOP);
  await requestAdmin({ platform }, 'nl', SUBSCRIBE, {});
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
  await requestAdmin({ platform }, 'nl', CREATE, { metaobject });
  await platform.webhooks.deliver();
  expect(told).toEqual(['products/update rain-shampoo']);
  platform.close();
});
