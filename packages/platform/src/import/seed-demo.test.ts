import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../platform.ts';
import { SHOP_KEYS } from '../shops/index.ts';
import { exportProducts } from './export-products.ts';
import { readProductDrafts } from './read-product-drafts.ts';
import { seedDemo } from './seed-demo.ts';

let platform: Platform;

beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});

afterEach(() => platform.close());

it('fills every shop, and tells how far it is', async () => {
  const done: number[] = [];
  const filled = await seedDemo(platform.context, (progress) => done.push(progress.done));
  expect(filled).toEqual(SHOP_KEYS);
  expect(done).toEqual(SHOP_KEYS.map((_, i) => i + 1));
  for (const shop of SHOP_KEYS) {
    expect(readProductDrafts(platform.context.store.read, shop)).toHaveLength(59);
  }
});

it('leaves a shop alone that has products', async () => {
  await seedDemo(platform.context);
  expect(await seedDemo(platform.context)).toEqual([]);
});

it.each(['nl', 'us', 'be', 'se'])('exports the demo of %s as it was imported', async (shop) => {
  await seedDemo(platform.context);
  const file = new URL(`../../demo/shops/${shop}/products.csv`, import.meta.url);
  expect(exportProducts(platform.context.store.read, shop)).toBe(readFileSync(file, 'utf8'));
});

it('keeps translations under the names that the shop is asked for', async () => {
  await seedDemo(platform.context);
  const rows = platform.context.store.read
    .prepare(
      "SELECT fields FROM catalogue_translations WHERE shop = 'nl' AND kind = 'product' AND handle = 'rain-shampoo' AND language = 'EN'",
    )
    .all();
  expect(rows).toHaveLength(1);
  const fields: unknown = JSON.parse(String(rows[0]?.['fields']));
  expect(fields).toMatchObject({
    title: 'Rain Moisture Shampoo',
    'options.Inhoud': 'Size',
    'metafields.lokke.key_ingredients': '["glycerin","oat milk","betaine"]',
  });
});
