import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolderOf, readBrand } from '@lokke/brand';
import { expect, it, vi } from 'vitest';
import { productDraft } from '../tests/fixtures/product-draft.ts';
import { keepEarlierNamespace } from './keep-earlier-namespace.ts';
import { createPlatform } from './platform.ts';
import { readCatalogue, saveCatalogue } from './shopify/catalogue/index.ts';
import {
  findCustomer,
  findMetafield,
  inviteCustomer,
  writeMetafield,
} from './shopify/customers/index.ts';

const demo = readBrand(brandFolderOf({}));
const own = readBrand(join(brandFolderOf({}), '..', 'brand-plain'));
const EMAIL = 'ada@example.test';
const NOW = '2026-01-01T00:00:00Z';
const maker = (namespace: string, value: string) =>
  productDraft({
    metafields: [{ namespace, key: 'producer', type: 'single_line_text_field', value }],
  });

it('moves what a shop kept to the namespace of its brand, also back, and says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'namespace-'));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const open = (brand = own) =>
    createPlatform({ dataFile: join(folder.path, 'platform.sqlite'), brand });
  const look = (brand = own) => {
    const platform = open(brand);
    const { read } = platform.context.store;
    const customer = findCustomer(read, 'nl', { email: EMAIL });
    const product = readCatalogue(platform.context.store, 'nl').productByHandle.get('rain-shampoo');
    const [content] = read.prepare('SELECT content FROM contentful_entities').all();
    const wishlist =
      customer && findMetafield(read, customer, { namespace: brand.namespace, key: 'wishlist' });
    platform.close();
    return {
      wishlist: wishlist?.value,
      producer: product?.record.metafields.map(({ namespace, value }) => [namespace, value]),
      content: String(content?.['content']),
    };
  };

  const before = open(demo);
  const { context } = before;
  await saveCatalogue(context, 'nl', { products: [maker('lokke', 'Finca')] });
  await inviteCustomer({ ...context, shop: context.shops.nl }, { email: EMAIL, language: 'nl' });
  await context.store.write((sql) => {
    const customer = findCustomer(sql, 'nl', { email: EMAIL });
    if (customer === null) throw new Error('nobody was invited');
    const wishlist = { namespace: 'lokke', key: 'wishlist', type: 'json', value: '[1]' };
    writeMetafield(sql, context.ids, customer, { ...wishlist, updatedAt: NOW });
    sql
      .prepare(`INSERT INTO contentful_entities VALUES ('Entry', 'filters', 1, ?, 1, NULL)`)
      .run('{"source":{"namespace":"lokke","key":"producer"}}');
  });
  before.close();

  expect(look()).toEqual({
    wishlist: '[1]',
    producer: [['storefront', 'Finca']],
    content: '{"source":{"namespace":"storefront","key":"producer"}}',
  });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"storefront"'));

  // Gives the demo back what a start under another brand took, which commands leave alone.
  expect(look(demo)).toMatchObject({ producer: [['storefront', 'Finca']] });
  const started = open(demo);
  keepEarlierNamespace(started.context.store.read, demo.namespace, true);
  started.close();
  expect(look(demo)).toMatchObject({ wishlist: '[1]', producer: [['lokke', 'Finca']] });
  expect(look()).toMatchObject({ wishlist: '[1]', producer: [['storefront', 'Finca']] });
  warned.mockClear();

  // Keeps fields of that name which another app writes later.
  const later = open();
  await saveCatalogue(later.context, 'nl', { products: [maker('lokke', 'Other')] });
  later.close();
  expect(look()).toMatchObject({ wishlist: '[1]', producer: [['lokke', 'Other']] });
  expect(warned).not.toHaveBeenCalled();
});
