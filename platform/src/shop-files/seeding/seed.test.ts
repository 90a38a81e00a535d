import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { importSalons, SHOP_KEYS } from '../../index.ts';
import { makeShops } from '../../protocol/index.ts';
import { exportProducts, importFiles } from '../import/index.ts';
import { readProductDrafts } from '../import/read-product-drafts.ts';
import { demoDefinitions, seedDemo, seedDemoSalons, seedDemoShop } from './index.ts';

it('fills every shop and says so as it goes, once', async () => {
  const platform = openPlatform();
  const done: number[] = [];
  const filled = await seedDemo(platform.context, (progress) => done.push(progress.done));
  expect(filled).toEqual(SHOP_KEYS);
  expect(done).toEqual(SHOP_KEYS.map((_, i) => i + 1));
  for (const shop of SHOP_KEYS) {
    expect(readProductDrafts(platform.context.store.read, shop)).toHaveLength(59);
  }
  expect(await seedDemo(platform.context)).toEqual([]);
});

it.each(['nl', 'us', 'be', 'se'] as const)(
  'exports the demo of %s as it is imported',
  async (shop) => {
    const seeded = openPlatform();
    const empty = openPlatform();
    await seedDemoShop(seeded.context, shop);
    const exported = exportProducts(seeded.context.store.read, shop);
    const products = join(newFolder(), 'products.csv');
    writeFileSync(products, exported);
    await importFiles(
      empty.context,
      shop,
      { products: [products] },
      { defaultDefinitions: demoDefinitions(empty.context.brand) },
    );
    expect(exportProducts(empty.context.store.read, shop)).toBe(exported);
  },
);

it('keeps translations under the names that the shop is asked for', async () => {
  const platform = openPlatform();
  await seedDemoShop(platform.context, 'nl');
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

it('fills an empty collection with salons of every country, once', async () => {
  const platform = openPlatform();
  expect(await seedDemoSalons(platform.context)).toBeGreaterThanOrEqual(182);
  expect(await seedDemoSalons(platform.context)).toBe(0);
  const countries = platform.context.store.read
    .prepare(
      "SELECT DISTINCT fields ->> '$.country.stringValue' AS country FROM firestore_documents",
    )
    .all()
    .map(({ country }) => country);
  const sold = new Set(Object.values(makeShops()).map(({ countryCode }) => countryCode));
  expect(countries.toSorted()).toEqual([...sold].toSorted());
});

it('leaves salons alone that are there already', async () => {
  const platform = openPlatform();
  const mine = { salonNo: '1', salonName: 'Mijn', country: 'NL', city: 'Ede', position: null };
  await importSalons(
    platform.context.store,
    JSON.stringify({ ...mine, position: { lat: 52, lng: 5 } }),
    new Date(0),
  );
  expect(await seedDemoSalons(platform.context)).toBe(0);
});
