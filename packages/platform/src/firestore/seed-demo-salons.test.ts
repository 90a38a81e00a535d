import { expect, it } from 'vitest';
import { createPlatform } from '../platform.ts';
import { importSalons, seedDemoSalons } from './index.ts';

it('fills an empty collection with salons of every country, once', async () => {
  using platform = openPlatform();
  expect(await seedDemoSalons(platform.context)).toBe(182);
  expect(await seedDemoSalons(platform.context)).toBe(0);
  const countries = platform.context.store.read
    .prepare(
      "SELECT DISTINCT fields ->> '$.country.stringValue' AS country FROM firestore_documents",
    )
    .all()
    .map(({ country }) => country);
  expect(countries.toSorted()).toEqual([
    'BE',
    'DE',
    'ES',
    'FR',
    'GB',
    'IE',
    'NL',
    'NO',
    'SE',
    'US',
  ]);
});

it('leaves salons alone that are there already', async () => {
  using platform = openPlatform();
  const mine = { salonNo: '1', salonName: 'Mijn', country: 'NL', city: 'Ede', position: null };
  await importSalons(
    platform.context.store,
    JSON.stringify({ ...mine, position: { lat: 52, lng: 5 } }),
    new Date(0),
  );
  expect(await seedDemoSalons(platform.context)).toBe(0);
});

function openPlatform() {
  const platform = createPlatform({ dataFile: ':memory:' });
  return { context: platform.context, [Symbol.dispose]: () => platform.close() };
}
