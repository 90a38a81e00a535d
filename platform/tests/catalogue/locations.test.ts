import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { type LocationDraft, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const locationOf = (handle: string, place: Partial<LocationDraft>): LocationDraft => ({
  handle,
  name: `Desk ${handle}`,
  address1: 'Kamstraat 1',
  zip: '1012 AB',
  city: 'Amsterdam',
  countryCode: 'NL',
  provinceCode: null,
  phone: null,
  latitude: null,
  longitude: null,
  pickUpTime: 'Meestal klaar binnen 24 uur',
  ...place,
});

let platform: Platform;
beforeAll(async () => {
  platform = await openFixtureShop();
  await saveCatalogue(platform.context, 'nl', {
    locations: [
      locationOf('b', { city: 'Utrecht', latitude: 52.0907, longitude: 5.1214 }),
      locationOf('a', { latitude: 52.3731, longitude: 4.8926 }),
      locationOf('c', { city: 'Delft' }),
    ],
    translations: [
      {
        kind: 'location',
        handle: 'b',
        language: 'EN',
        fields: { pick_up_time: 'Usually ready in 24 hours' },
      },
    ],
  });
});
afterAll(() => platform.close());

const request = (query: string, version = '2026-10') =>
  shopperAt(platform, 'nl', version).request<Record<string, unknown>>(query);

describe.each(API_VERSIONS)('locations on %s', (version) => {
  it('have a name and an address', async () => {
    const { data, errors } = await request(
      `{ locations(first: 1) { nodes { name address { address1 address2 zip city country countryCode province
        phone latitude longitude formatted } metafield(namespace: "a", key: "b") { value } } } }`,
      version,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      locations: {
        nodes: [
          {
            name: 'Desk b',
            address: {
              address1: 'Kamstraat 1',
              address2: null,
              zip: '1012 AB',
              city: 'Utrecht',
              country: 'Netherlands',
              countryCode: 'NL',
              province: null,
              phone: null,
              latitude: 52.0907,
              longitude: 5.1214,
              formatted: ['Kamstraat 1', '1012 AB Utrecht', 'Netherlands'],
            },
            metafield: null,
          },
        ],
      },
    });
  });
});

it.each([
  ['sortKey: ID', 'bac'],
  ['sortKey: ID, reverse: true', 'cab'],
  ['sortKey: NAME', 'abc'],
  ['sortKey: CITY', 'acb'],
  // Rotterdam lies nearer to Utrecht; what has no place on the map comes last.
  ['sortKey: DISTANCE, near: { latitude: 51.9225, longitude: 4.47917 }', 'bac'],
  ['sortKey: DISTANCE, near: { latitude: 52.3874, longitude: 4.6462 }', 'abc'],
])('lists them by %s', async (args, expected) => {
  const { data } = await request(`{ locations(first: 9, ${args}) { nodes { name } } }`);
  const names = [...expected].map((handle) => ({ name: `Desk ${handle}` }));
  expect(data).toEqual({ locations: { nodes: names } });
});

interface Stocked {
  readonly products: {
    readonly nodes: readonly {
      readonly variants: {
        readonly nodes: readonly {
          readonly availableForSale: boolean;
          readonly quantityAvailable: number;
          readonly storeAvailability: { readonly nodes: readonly unknown[] };
        }[];
      };
    }[];
  };
}

it('says of each variant where it can be fetched, nearest first, in the buyer’s language', async () => {
  const near = 'near: { latitude: 52.3874, longitude: 4.6462 }';
  const { data, errors } = await shopperAt(platform, 'nl', '2026-10').request<Stocked>(
    `query @inContext(language: EN) { products(first: 20) { nodes { variants(first: 20) { nodes { availableForSale quantityAvailable
      storeAvailability(first: 3, ${near}) { nodes { available quantityAvailable pickUpTime location { name } } } } } } } }`,
  );
  expect(errors).toEqual([]);
  const variants = (data?.products.nodes ?? []).flatMap((product) => product.variants.nodes);
  const seen = new Set<boolean>();
  for (const { availableForSale, quantityAvailable, storeAvailability } of variants) {
    const stock = {
      available: availableForSale,
      quantityAvailable: Math.max(0, quantityAvailable),
    };
    const ready = 'Meestal klaar binnen 24 uur';
    expect(storeAvailability.nodes).toEqual([
      { ...stock, pickUpTime: ready, location: { name: 'Desk a' } },
      { ...stock, pickUpTime: 'Usually ready in 24 hours', location: { name: 'Desk b' } },
      { ...stock, pickUpTime: ready, location: { name: 'Desk c' } },
    ]);
    seen.add(availableForSale);
  }
  expect(seen).toEqual(new Set([true, false]));
});

it('finds one as a node', async () => {
  const { data } = await request(
    '{ node(id: "gid://shopify/Location/2") { ... on Location { name } } none: node(id: "gid://shopify/Location/9") { id } }',
  );
  expect(data).toEqual({ node: { name: 'Desk a' }, none: null });
});
