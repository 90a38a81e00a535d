import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { seedDemoShop } from '../../src/shop-files/seeding/index.ts';
import { documentText } from '../fixtures/documents.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const READ = `{ products(first: 1) { nodes { variants(first: 2) { nodes {
  id metafield(namespace: "custom", key: "uses") { value } } } } } }`;

interface Read {
  readonly products: {
    readonly nodes: readonly {
      readonly variants: {
        readonly nodes: readonly {
          readonly id: string;
          readonly metafield: { readonly value: string } | null;
        }[];
      };
    }[];
  };
}

let platform: Platform;

beforeEach(async () => {
  platform = createPlatform({ dataFile: ':memory:' });
  await seedDemoShop(platform.context, 'nl');
});
afterEach(() => platform.close());

async function variants() {
  const { data } = await shopperAt(platform, 'nl', '2026-10').request<Read>(READ);
  return data?.products.nodes[0]?.variants.nodes ?? [];
}

async function request(document: string, metafields: readonly object[]) {
  const merchant = merchantAt(platform, 'nl');
  const { data, errors } = await merchant.request(documentText(document), { metafields });
  expect(errors).toEqual([]);
  return data;
}

test('a metafield of a variant is written, changed and deleted, and its neighbour keeps none', async () => {
  const [first, second] = await variants();
  const name = { ownerId: first?.id, namespace: 'custom', key: 'uses' };
  const uses = { ...name, type: 'number_integer', value: '30' };
  expect(await request('metafields-set', [uses])).toMatchObject({
    metafieldsSet: { metafields: [{ key: 'uses', value: '30' }], userErrors: [] },
  });
  expect(await variants()).toEqual([
    { ...first, metafield: { value: '30' } },
    { ...second, metafield: null },
  ]);
  await request('metafields-set', [{ ...uses, type: null, value: '31' }]);
  expect((await variants())[0]?.metafield).toEqual({ value: '31' });
  expect(await request('metafields-delete', [name])).toMatchObject({
    metafieldsDelete: { deletedMetafields: [name] },
  });
  expect((await variants())[0]?.metafield).toBeNull();
});

test('a variant that is not there owns nothing', async () => {
  const nowhere = { ownerId: 'gid://shopify/ProductVariant/999999999', namespace: 'custom' };
  const metafield = { ...nowhere, key: 'uses', type: 'number_integer', value: '1' };
  expect(await request('metafields-set', [metafield])).toMatchObject({
    metafieldsSet: {
      metafields: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['metafields', '0', 'ownerId'] }],
    },
  });
});
