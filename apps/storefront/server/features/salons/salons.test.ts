import { marketOf } from '@lokke/domain/markets';
import { createPlatform, importSalons, seedDemoSalons } from '@lokke/platform';
import { describe, expect, it, test } from 'vitest';
import { salonDatabaseOf } from '../../config/salon-database.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { createSalons } from './index.ts';

const FRESH_IN_MS = 60_000;
const nl = marketOf('nl');

/** The storefront's salons on an in-memory platform, with a manual clock and a switchable outage. */
function openSalons() {
  const platform = createPlatform({ dataFile: ':memory:' });
  const logged: LogEntry[] = [];
  let response: typeof fetch = platform.fetch;
  let timeInMs = 0;
  let requests = 0;
  const salons = createSalons({
    database: salonDatabaseOf(
      { FIRESTORE_TIMEOUT_MS: '100' },
      { origin: 'http://localhost:4010', secrets: platform.secrets },
    ),
    fetch: (input, init) => {
      requests += 1;
      return response(input, init);
    },
    log: (entry) => logged.push(entry),
    now: () => timeInMs,
    wait: async () => undefined,
  });
  return {
    platform: platform.context,
    salons,
    logged,
    requests: () => requests,
    listOf: async (locale: Parameters<typeof marketOf>[0] = 'nl') => {
      const loaded = await salons.listOf(marketOf(locale));
      if (loaded.kind !== 'found') throw new Error(loaded.kind);
      return loaded.value;
    },
    respondWith: (next: typeof fetch) => {
      response = next;
    },
    /** Expires the list, starts a refresh and waits for it. */
    refresh: async () => {
      timeInMs += FRESH_IN_MS;
      const before = logged.length + requests;
      await salons.listOf(nl);
      await expect.poll(() => logged.length + requests).toBeGreaterThan(before);
      await new Promise((resolve) => setImmediate(resolve));
    },
    [Symbol.dispose]: () => platform.close(),
  };
}

it('finds a salon by number, and whose e-mail matches, without its addresses', async () => {
  using opened = openSalons();
  await seedDemoSalons(opened.platform);
  const list = await opened.listOf();
  expect(list.byNumber('10001')?.salonName).toBe('De Gouden Lok');
  expect(list.byNumber('50001')).toBeNull();
  const proveAddress = (email: string) => list.ofCustomer({ email, isEmailProved: true });
  const own = proveAddress(' De-Gouden-Lok.Amsterdam@example.com');
  expect(own?.salonNo).toBe('10001');
  expect(proveAddress('groep.haarhuizen@example.com')?.salonNo).toBe('10001');
  expect(proveAddress('nobody@example.com')).toBeNull();
  const everything = list.find({ near: null, query: '', limit: 1000 });
  expect(everything.salons).toHaveLength(28);
  expect(JSON.stringify([own, everything])).not.toContain('@');
});

it('lists by city, in the order of the language', async () => {
  using opened = openSalons();
  const lines = ['Örebro', 'Zeta', 'Abisko'].map((city, index) =>
    JSON.stringify({
      salonNo: `${index}`,
      salonName: 'Lugg',
      country: 'SE',
      city,
      position: { lat: 59, lng: 15 },
    }),
  );
  await importSalons(opened.platform.store, lines.join('\n'), new Date(0));
  const { salons } = (await opened.listOf('se')).find({ near: null, query: '', limit: 9 });
  expect(salons.map(({ salon }) => salon.city)).toEqual(['Abisko', 'Zeta', 'Örebro']);
});

describe('when the database', () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  test.each<[string, typeof fetch]>([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', async () => new Response('<html>', { status: 200 })],
    ['has lost everything', async () => Response.json([{ readTime: 'now' }])],
    ['does not answer', hanging],
  ])('%s, the last good list stays', async (_, broken) => {
    using opened = openSalons();
    await seedDemoSalons(opened.platform);
    await opened.listOf();
    opened.respondWith(broken);
    await opened.refresh();
    expect((await opened.listOf()).size).toBe(28);
  });

  test.each<[string, typeof fetch]>([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['does not answer', hanging],
  ])('%s from the start, that is said, and it is asked again', async (_, broken) => {
    using opened = openSalons();
    await seedDemoSalons(opened.platform);
    const { respondWith } = opened;
    respondWith(broken);
    expect(await opened.salons.listOf(nl)).toEqual({ kind: 'failed' });
    expect(opened.logged).toMatchObject([{ event: 'salons.failed', locale: 'nl' }]);
  });
});

it('takes in what changed, behind the back of whoever asks', async () => {
  using opened = openSalons();
  await seedDemoSalons(opened.platform);
  await opened.listOf();
  await opened.listOf();
  expect(opened.requests()).toBe(2);
  const line = { salonNo: '1', salonName: 'Nieuw', country: 'NL', city: 'Ede' };
  const text = JSON.stringify({ ...line, position: { lat: 52, lng: 5.6 } });
  await importSalons(opened.platform.store, text, new Date(0));
  await opened.refresh();
  await expect.poll(async () => (await opened.listOf()).size).toBe(29);
});
