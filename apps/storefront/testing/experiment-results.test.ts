import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketOf } from '@lokke/domain/markets';
import { afterAll, expect, it } from 'vitest';
import { experimentResults } from '../experiments/experiment-results.ts';
import { openSharedState } from '../server/shared-state/index.ts';
import { buy } from './buy.ts';
import { openStorefront, stopClock } from './open-for-tests.ts';
import { writeJson } from './requests.ts';
import {
  CONSENT,
  FIRST_WAY as FIRST,
  OTHER_WAY as OTHER,
  writeExperiment,
} from './write-content.ts';

const NL = marketOf('nl');
const folder = mkdtempDisposableSync(join(tmpdir(), 'shown-'));
afterAll(() => folder.remove());
stopClock('2026-12-01T12:00Z');
const shop = await openStorefront({
  environment: { MARKETS: 'nl', TRUSTED_PROXY_COUNT: '1' },
  stateFolder: folder.path,
});
await writeExperiment(shop);
await shop.send('/nl');

const call = async (name: string, body: object, cookie: string) => {
  const response = await shop.send(
    `/api/shopify/checkout/${name}/`,
    writeJson({ locale: 'nl', ...body }, { cookie }),
  );
  const { data } = await response.json();
  return data;
};
const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];

const { counts } = openSharedState({
  settings: null,
  folder: folder.path,
  log: () => undefined,
  now: Date.now,
  metrics: { sharedStateAsked: () => undefined, sharedStateIs: () => undefined },
});
const readResults = async () => {
  const { config } = shop;
  const options = {
    config,
    markets: [NL],
    since: '2026-12-01',
    fetch: shop.platform.fetch,
    counts,
  };
  const { csv, faults } = await experimentResults(options);
  expect(faults).toEqual([]);
  return csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
};
let networks = 0;
const tell = async (cookie: string, keys: readonly string[], from?: string) => {
  networks += 1;
  const headers = { cookie, 'x-forwarded-for': from ?? `198.51.100.${networks}` };
  const response = await shop.send(
    '/api/experiments/shown/',
    writeJson({ locale: 'nl', keys }, headers),
  );
  return response.status;
};

it('counts whom ways were shown, by what the server assigned', async () => {
  for (const cookie of [FIRST, OTHER, OTHER]) {
    expect(await tell(cookie, ['hero', 'invented'])).toBe(200);
  }
  for (const nobody of ['', 'lokke-ways=7', OTHER.replace('accepted', 'refused')]) {
    expect(await tell(nobody, ['hero'])).toBe(200);
  }
  for (const junk of [[], ['x;y'], ['a'.repeat(41)], Array(21).fill('hero')]) {
    expect(await tell(FIRST, junk)).toBe(400);
  }
  const rows = await readResults();
  expect(rows.map((row) => row.slice(1, 5))).toEqual([
    ['experiment', 'way', 'visitors', 'orders'],
    ['hero', 'a', '1', '0'],
    ['hero', 'b', '2', '0'],
  ]);
});

it('takes no more than a network can be', async () => {
  for (let sent = 0; sent < 1_010; sent += 1) await tell(FIRST, ['hero'], '203.0.113.7');
  expect((await readResults())[1]?.slice(2, 4)).toEqual(['a', '1001']);
  expect(await tell(OTHER, ['hero'])).toBe(200);
  expect((await readResults())[2]?.slice(2, 4)).toEqual(['b', '3']);
});

it('says which ways its buyer was shown, also where the cart was there before', async () => {
  const [firstSeen, otherSeen] = [`${FIRST}.hero`, `${OTHER}.hero`];
  const made = await call('create', { lineItems }, otherSeen);
  await buy(shop, made.checkoutUrl, 'b@example.com');
  const older = await call('create', { lineItems }, '');
  await call('request', { id: older.id }, firstSeen);
  await buy(shop, older.checkoutUrl, 'a@example.com');
  const nobody = await call('create', { lineItems }, firstSeen);
  await call('request', { id: nobody.id }, CONSENT);
  await buy(shop, nobody.checkoutUrl, 'c@example.com');
  const unshown = await call('create', { lineItems }, OTHER);
  await buy(shop, unshown.checkoutUrl, 'd@example.com');
  const rows = await readResults();
  expect(rows.map((row) => [...row.slice(2, 5), row.at(-1)])).toEqual([
    ['way', 'visitors', 'orders', 'result'],
    ['a', '1001', '1', 'compared with'],
    ['b', '3', '1', 'no difference shown yet'],
  ]);
  expect(rows[1]?.slice(6, 8)).toEqual(['EUR', '0.10']);
});
