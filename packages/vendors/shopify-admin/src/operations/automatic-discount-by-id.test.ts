import { expect, it } from 'vitest';
import { createAdminClient } from '../client.ts';
import { automaticDiscountById } from './automatic-discount-by-id.ts';

const ID = 'gid://shopify/DiscountAutomaticNode/7';

function answering(data: object) {
  return createAdminClient({
    endpoint: 'https://shop.example/admin/api/2024-01/graphql.json',
    accessToken: 'shpat_1',
    timeoutInMs: 1_000,
    fetch: async () => Response.json({ data }),
  });
}

const node = (automaticDiscount: object) =>
  answering({ automaticDiscountNode: { id: ID, automaticDiscount } });

const page = (one: object) => ({
  nodes: [one],
  pageInfo: { hasNextPage: false, endCursor: null },
});

const image = { url: 'https://pictures.example/comb.webp', altText: null };
const product = { id: 'p', title: 'Comb', handle: 'comb', featuredMedia: { preview: { image } } };

it('reads what has to be bought and what is given', async () => {
  const client = node({
    __typename: 'DiscountAutomaticBxgy',
    title: 'Two and a comb',
    status: 'ACTIVE',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2027-01-01T00:00:00Z',
    usesPerOrderLimit: 2,
    combinesWith: { productDiscounts: true },
    customerBuys: {
      value: { quantity: '3' },
      items: { __typename: 'DiscountCollections', collections: page({ id: 'c' }) },
    },
    customerGets: {
      items: {
        __typename: 'DiscountProducts',
        products: page({ ...product, variants: { nodes: [{ id: 'v' }] } }),
        productVariants: page({ id: 'w', image: null, product }),
      },
    },
  });
  const comb = { id: 'p', title: 'Comb', handle: 'comb', picture: image };
  expect(await automaticDiscountById(client, { id: ID })).toEqual({
    ok: true,
    value: {
      id: ID,
      kind: 'DiscountAutomaticBxgy',
      title: 'Two and a comb',
      status: 'ACTIVE',
      period: { from: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' },
      usesPerOrderLimit: 2,
      combinesWithProductDiscounts: true,
      buys: {
        items: {
          kind: 'DiscountCollections',
          productIds: [],
          variantIds: [],
          collectionIds: ['c'],
        },
        quantity: '3',
        amount: null,
      },
      gets: [
        { ...comb, variantId: 'v' },
        { ...comb, variantId: 'w' },
      ],
    },
  });
});

it('reads a discount of another kind without them', async () => {
  const client = node({ __typename: 'DiscountAutomaticBasic', title: 'Ten', status: 'EXPIRED' });
  expect(await automaticDiscountById(client, { id: ID })).toMatchObject({
    value: { kind: 'DiscountAutomaticBasic', status: 'EXPIRED', buys: null, gets: null },
  });
});

it('answers null for an id of nothing', async () => {
  const client = answering({ automaticDiscountNode: null });
  expect(await automaticDiscountById(client, { id: ID })).toEqual({ ok: true, value: null });
});
