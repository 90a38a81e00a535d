import type { ShopProcess } from '@lokke/stack';
import { quantile } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { fetchCompressed } from '../load/fetch-compressed.ts';
import { importText, withShop } from '../open-shop.ts';

const KB_IN_BYTES = 1_000;
const SALON_COUNT = 20_000;
const ROUNDS = 200;
const SEARCHES = [
  ['a place', 'near=52.1,5.2'],
  ['a city', 'query=maastricht'],
  ['a postcode without a salon', 'query=3512%20QQ'],
  ['a name', 'query=kam%20kroon%2012'],
] as const;

/** Times searches among twenty thousand salons of one country, request and response included. */
export const salons: Benchmark = () =>
  withShop({}, async (shop) => ({
    sections: [
      {
        title: 'Searching 20,000 salons of one country',
        note: 'Over the API, one request at a time.',
        columns: ['search', 'median in ms', 'p99 in ms', 'response in kB (gzip)'],
        rows: await timeSearches(shop),
      },
    ],
    targets: [],
  }));

async function timeSearches(shop: ShopProcess): Promise<readonly (readonly string[])[]> {
  await importText(shop, generateSalons(SALON_COUNT), 'import-salons');
  const url = (query: string) => `${shop.shopUrl}/api/salons/?locale=nl&${query}`;
  // The first request loads the list, which then stays in memory.
  await fetchCompressed(url('near=52,5'));
  const rows: (readonly string[])[] = [];
  for (const [search, query] of SEARCHES) {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await (await fetch(url(query))).text();
      durations.push(performance.now() - startedAt);
    }
    const at = (share: number) => quantile(durations, share).toFixed(1);
    const { bytes } = await fetchCompressed(url(query));
    rows.push([search, at(0.5), at(0.99), (bytes / KB_IN_BYTES).toFixed(1)]);
  }
  return rows;
}

const CITIES = [
  ['Amsterdam', 52.37, 4.9],
  ['Utrecht', 52.09, 5.12],
  ['Groningen', 53.22, 6.57],
  ['Maastricht', 50.85, 5.69],
  ['Middelburg', 51.5, 3.61],
  ['Zwolle', 52.51, 6.09],
] as const;
const NAMES = ['De Gouden Lok', 'Haarlijn', 'Kam & Kroon', 'Salon Zijdeglans', 'Huis van Haar'];

/** Generates salons of one country as JSON lines, the same each time. */
function generateSalons(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [city, latitude, longitude] = CITIES[index % CITIES.length] ?? CITIES[0];
    return JSON.stringify({
      salonNo: `B${index}`,
      salonName: `${NAMES[index % NAMES.length]} ${index}`,
      salonEmail: `salon.${index}@example.com`,
      parentEmail: index % 10 === 0 ? 'chain@example.com' : null,
      country: 'NL',
      city,
      street: `Lindelaan ${index % 400}`,
      postcode: `${1000 + ((index * 37) % 9000)} ${letter(index)}${letter(index * 7)}`,
      phone: '+31 00 000 0010',
      position: {
        lat: latitude + (((index * 7919) % 1000) - 500) / 2000,
        lng: longitude + (((index * 104_729) % 1000) - 500) / 2000,
      },
    });
  }).join('\n');
}

function letter(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}
