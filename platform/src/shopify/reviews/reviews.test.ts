import { beforeEach, expect, it } from 'vitest';
import { merchantAt } from '../../../tests/fixtures/merchant.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { type GraphqlClient, shopperAt } from '../../../tests/fixtures/shopper.ts';
import type { Platform } from '../../platform.ts';
import { readReviewsCsv } from '../../shop-files/reviews-csv/index.ts';
import { seedDemoShop } from '../../shop-files/seeding/index.ts';
import { metaobjectNumber } from '../metaobjects/index.ts';
import { keepReviews, moderateReview } from './index.ts';

let platform: Platform;
let productId: string;

beforeEach(async () => {
  platform = openPlatform({ now: () => new Date('2026-11-20T12:00:00Z') });
  await seedDemoShop(platform.context, 'nl');
  const data = await storefront();
  productId = data.product.id;
});

async function answerOf(client: GraphqlClient, query: string, variables: object = {}) {
  const { data, errors } = await client.request(query, { ...variables });
  expect(errors).toEqual([]);
  return JSON.parse(JSON.stringify(data));
}

const admin = (query: string, variables: object = {}) =>
  answerOf(merchantAt(platform, 'nl'), query, variables);

const storefront = () =>
  answerOf(
    shopperAt(platform, 'nl', '2024-01'),
    `{ product(handle: "rain-travel-mask") {
        id
        rating: metafield(namespace: "reviews", key: "rating") { value }
        count: metafield(namespace: "reviews", key: "rating_count") { value }
        list: metafield(namespace: "reviews", key: "list") {
          references(first: 128) { nodes { ... on Metaobject { field(key: "title") { value } } } }
        }
      } }`,
  );

async function readProduct() {
  const { product } = await storefront();
  return {
    rating: JSON.parse(product.rating.value).value,
    count: product.count.value,
    titles: product.list.references.nodes.map(
      (node: { readonly field: { readonly value: string } }) => node.field.value,
    ),
  };
}

const CREATE = `mutation ($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) { metaobject { id } userErrors { code elementKey } }
}`;

const review = (value: string, handle = 'one') => ({
  metaobject: {
    type: '$app:product_review',
    handle,
    fields: [
      { key: 'rating', value: JSON.stringify({ value, scale_min: '1.0', scale_max: '5.0' }) },
      { key: 'title', value: 'New' },
      { key: 'submitted_at', value: '2026-11-19T10:00:00Z' },
      { key: 'source', value: 'storefront' },
      { key: 'product', value: productId },
    ],
  },
});

it('counts and shows a review once it is active', async () => {
  const before = await readProduct();
  const { metaobjectCreate } = await admin(CREATE, review('1.0'));
  expect(metaobjectCreate.userErrors).toEqual([]);
  expect(await readProduct()).toEqual(before);
  const number = metaobjectNumber(metaobjectCreate.metaobject.id) ?? 0;
  const decide = (seenAt: string) =>
    moderateReview(platform.context, { shop: 'nl', number, seenAt }, { kind: 'approve' });
  // Somebody else changed it since the page was read.
  expect(await decide('2026-11-20T11:59:59Z')).toBe('changed');
  expect(await readProduct()).toEqual(before);
  expect(await decide('2026-11-20T12:00:00Z')).toBe('done');
  const count = Number(before.count);
  const after = await readProduct();
  expect(after.count).toBe(String(count + 1));
  expect(after.titles[0]).toBe('New');
  expect(Number(after.rating)).toBeLessThan(Number(before.rating));
  await admin('mutation ($id: ID!) { metaobjectDelete(id: $id) { deletedId } }', {
    id: metaobjectCreate.metaobject.id,
  });
  expect(await readProduct()).toEqual(before);
});

it('a review that a file brings to another product leaves the one it was of', async () => {
  const before = await readProduct();
  const { store, shops, now } = platform.context;
  const bring = async (handle: string) => {
    const file = `rating,product_handle,reviewer_name,metaobject_handle\n1,${handle},Ada,moved\n`;
    const reading = { sql: store.read, shop: shops.nl, now: now(), findPicture: () => null };
    const { reviews } = await readReviewsCsv(reading, Buffer.from(file));
    await store.write((sql) => keepReviews(sql, platform.context, 'nl', { reviews }));
  };
  await bring('rain-travel-mask');
  expect((await readProduct()).count).toBe(String(Number(before.count) + 1));
  await bring('rain-shampoo');
  expect(await readProduct()).toEqual(before);
});

it.each(['0.9', '5.1'])('refuses a rating of %s', async (value) => {
  const { metaobjectCreate } = await admin(CREATE, review(value));
  expect(metaobjectCreate).toEqual({
    metaobject: null,
    userErrors: [{ code: 'INVALID_VALUE', elementKey: 'rating' }],
  });
});

it('a second review of the same handle gets one of its own', async () => {
  await admin(CREATE, review('5.0'));
  const { metaobjectCreate } = await admin(CREATE, review('4.0'));
  expect(metaobjectCreate.userErrors).toEqual([]);
});
