import { getProductsByIds } from '@lokke/contract/content';
import { messageOf } from '@lokke/contract/errors';
import { marketOf } from '@lokke/domain/markets';
import { seedDemo } from '@lokke/platform';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import { writeJson } from '../../testing/requests.ts';
import { foundIn } from '../../testing/shops-of.ts';

const shop = await openShops({ shops: [] });
await seedDemo(shop.platform.context);

const send = (body: unknown, shops = shop) =>
  openEndpoint(shops).api.request(
    'http://lokke.test/api/contentful/get-products-by-ids/',
    writeJson(body, { 'sec-fetch-site': 'same-origin' }),
  );

const idOf = async (handle: string) =>
  foundIn(await shop.shops.catalogueOf(marketOf('nl')).product(handle)).id;

it('answers pages in the order asked for, by whole ids and plain ones, without the unknown', async () => {
  const [mask, routine] = [await idOf('rain-mask'), await idOf('rain-routine')];
  const plain = mask.replace('gid://shopify/Product/', '');
  const response = await send({ locale: 'nl', productIds: [routine, '999999', plain] });
  expect(response.status).toBe(200);
  const { products } = v.parse(getProductsByIds.response, await response.json());
  expect(products.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['bundle', 'rain-routine'],
    ['product', 'rain-mask'],
  ]);
  const [bundle, product] = products;
  expect(bundle).toMatchObject({
    products: [{ slug: 'rain-shampoo' }, { slug: 'rain-conditioner' }, { slug: 'rain-mask' }],
  });
  expect(product).toMatchObject({
    id: mask,
    rating: { averageRating: expect.any(Number) },
    shopifyData: {
      variants: [{ price: { amount: expect.stringMatching(/^\d+\.\d\d$/), currencyCode: 'EUR' } }],
    },
  });
});

it('knows the ids of one shop only', async () => {
  const response = await send({ locale: 'se', productIds: ['gid://shopify/Product/999999'] });
  expect(await response.json()).toEqual({ products: [] });
});

it('says so when the shop does not answer', async () => {
  using down = await openEmbeddedShops();
  down.respondWith(async () => new Response('<html>', { status: 503 }));
  const response = await send({ locale: 'nl', productIds: ['1'] }, down);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: messageOf('platformFailed') });
});
