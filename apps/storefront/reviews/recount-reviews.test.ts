import { marketOf } from '@lokke/domain/markets';
import { createPlatform, demoPublicToken, type Platform, saveCatalogue } from '@lokke/platform';
import { type AdminClient, createAdminClient, metafieldsSet } from '@lokke/shopify-admin';
import { createStorefrontClient, productReviewFacts } from '@lokke/shopify-storefront';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SMALL_SHOP } from '../testing/drafts.ts';
import { recountReviews } from './recount-reviews.ts';

const BASE = 'http://localhost:4010/nl';
const PRODUCT = 'gid://shopify/Product/1';
const OTHER = 'gid://shopify/Product/2';
const CREATE = `mutation ($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) { metaobject { id } userErrors { message } }
}`;

let platform: Platform;
let shop: ReturnType<typeof open>;

function open(accessToken: string) {
  const common = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => platform.fetch(input, init),
    timeoutInMs: 5_000,
  };
  return {
    market: marketOf('nl'),
    admin: createAdminClient({
      endpoint: `${BASE}/admin/api/2024-01/graphql.json`,
      accessToken,
      ...common,
    }),
    client: createStorefrontClient({
      endpoint: `${BASE}/api/2024-01/graphql.json`,
      publicToken: demoPublicToken('nl'),
      ...common,
    }),
  };
}

beforeEach(async () => {
  platform = createPlatform({ dataFile: ':memory:' });
  await saveCatalogue(platform.context, 'nl', SMALL_SHOP);
  shop = open(platform.secrets.shops.nl.adminToken);
});
afterEach(() => platform.close());

async function review(
  admin: AdminClient,
  handle: string,
  rating: string,
  status: 'ACTIVE' | 'DRAFT',
  day = `2026-11-0${handle}`,
) {
  const metaobject = {
    type: '$app:product_review',
    handle,
    capabilities: { publishable: { status } },
    fields: [
      { key: 'rating', value: `{"value":"${rating}","scale_min":"1.0","scale_max":"5.0"}` },
      { key: 'submitted_at', value: `${day}T10:00:00Z` },
      { key: 'source', value: 'storefront' },
      { key: 'product', value: PRODUCT },
    ],
  };
  const made = await admin.request(
    { name: 'MetaobjectCreate', kind: 'mutation', texts: [{ since: '', text: CREATE }] },
    { metaobject },
  );
  if (!made.ok) throw new Error(made.failure.kind);
  return JSON.stringify(made.value).match(/gid:\/\/shopify\/Metaobject\/\d+/)?.[0] ?? '';
}

async function facts() {
  const read = await productReviewFacts(shop.client, { country: 'NL', language: 'NL' });
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value.facts;
}

it('puts right what products say, once, as the embedded platform says it', async () => {
  const first = await review(shop.admin, '1', '5.0', 'ACTIVE');
  await review(shop.admin, '2', '4.0', 'ACTIVE');
  await review(shop.admin, '3', '1.0', 'DRAFT');
  const alone = { namespace: 'reviews', key: 'stars_alone', type: 'list.number_integer' };
  const kept = { ownerId: PRODUCT, ...alone, value: '[0,0,0,0,2]' };
  expect(await metafieldsSet(shop.admin, { metafields: [kept] })).toMatchObject({ ok: true });
  await review(shop.admin, '4', '2.0', 'ACTIVE');
  const right = await facts();
  expect(right[0]).toMatchObject({ count: '5', rating: expect.stringContaining('2.6') });
  // Leaves a shop as it is where somebody published in its admin.
  const list = { namespace: 'reviews', key: 'list', type: 'list.metaobject_reference' };
  const stale = await metafieldsSet(shop.admin, {
    metafields: [
      {
        ownerId: PRODUCT,
        namespace: 'reviews',
        key: 'rating_count',
        type: 'number_integer',
        value: '1',
      },
      { ownerId: PRODUCT, ...list, value: JSON.stringify([first]) },
      { ownerId: OTHER, ...list, value: JSON.stringify([first]) },
    ],
  });
  expect(stale.ok).toBe(true);
  expect(await recountReviews(shop)).toEqual({ ok: true, value: 2 });
  expect(await facts()).toEqual(right);
  expect(await recountReviews(shop)).toEqual({ ok: true, value: 0 });
});

it('finds reviews of one moment in the order in which the embedded platform keeps them', async () => {
  for (const name of ['a', 'b', 'c']) {
    await review(shop.admin, name, '5.0', 'ACTIVE', '2026-11-09');
  }
  expect(await recountReviews(shop)).toEqual({ ok: true, value: 0 });
});

it('leaves what a product says of stars without words that has no review', async () => {
  const said = [
    ['stars_alone', 'list.number_integer', '[1,1,0,0,0]'],
    ['rating', 'rating', '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}'],
    ['rating_count', 'number_integer', '2'],
    ['list', 'list.metaobject_reference', '[]'],
  ] as const;
  const metafields = said.map(([key, type, value]) => {
    return { ownerId: OTHER, namespace: 'reviews', key, type, value };
  });
  expect(await metafieldsSet(shop.admin, { metafields })).toMatchObject({ ok: true });
  const before = await facts();
  expect(await recountReviews(shop)).toEqual({ ok: true, value: 0 });
  expect(await facts()).toEqual(before);
});

it('says what it may not do', async () => {
  expect(await recountReviews(open('wrong'))).toMatchObject({
    ok: false,
    failure: expect.stringMatching(/^The reviews cannot be read \(http 401: /),
  });
});
