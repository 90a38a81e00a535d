import { marketOf } from '@lokke/domain/markets';
import { createPlatform, type Platform, saveCatalogue } from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import { priceRecord } from '@lokke/shopify-storefront';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productDraft, SMALL_SHOP, variantDraft } from '../../../testing/drafts.ts';
import { foundIn, shopsOf } from '../../../testing/shops-of.ts';
import { readConfig } from '../../config/index.ts';
import { inContext, shopClients } from '../shop-connection/index.ts';
import { type RecordedShop, recordAllPrices, recordProductPrices } from './record-prices.ts';
import { watchPrices } from './watch-prices.ts';

const HOUR_IN_MS = 3_600_000;
const DAY_IN_MS = 24 * HOUR_IN_MS;
const market = marketOf('nl');
const HANDLE = productDraft().handle;

let platform: Platform;
let nowInMs: number;
let shop: RecordedShop;

beforeEach(async () => {
  nowInMs = Date.parse('2026-09-01T12:00:00Z');
  platform = createPlatform({ dataFile: ':memory:', now: () => new Date(nowInMs) });
  const config = readConfig({}, platform.secrets);
  shop = {
    market,
    namespace: config.namespace,
    client: shopClients({ config, fetch: platform.fetch })('nl'),
    admin: createAdminClient({
      endpoint: config.shops.nl.adminEndpoint,
      accessToken: platform.context.shops.nl.adminToken,
      fetch: platform.fetch,
      timeoutInMs: 5_000,
    }),
    now: () => nowInMs,
  };
  await sell(2000, null);
});
afterEach(() => {
  vi.useRealTimers();
  return platform.close();
});

/** Prices as an import of the merchant's file sets them, which keeps what the shop recorded. */
async function sell(priceInMinorUnits: number, compareAtPriceInMinorUnits: number | null) {
  const variants = [variantDraft({ priceInMinorUnits, compareAtPriceInMinorUnits })];
  const value = await readRecorded();
  const metafields =
    value === null ? [] : [{ namespace: 'lokke', key: 'price_history', type: 'json', value }];
  await saveCatalogue(platform.context, 'nl', {
    products: [productDraft({ variants, metafields })],
  });
}

async function readRecorded(): Promise<string | null> {
  const found = await priceRecord(shop.client, {
    ...inContext(shop),
    namespace: 'lokke',
    handle: HANDLE,
  });
  return found.ok ? (found.value?.history?.value ?? null) : null;
}

/** The price that the product's page strikes. */
async function struck(): Promise<number | null> {
  const shops = shopsOf(platform, readConfig({}, platform.secrets));
  const product = await shops.catalogueOf(market).product(HANDLE);
  return foundIn(product).firstVariant?.compareAtPrice?.amountInMinorUnits ?? null;
}

const pass = (days: number) => {
  nowInMs += days * DAY_IN_MS;
};

it.each([
  [29, null],
  [30, 2000],
  [31, 2000],
])('a reduction after %i days of recorded prices strikes %s', async (days, expected) => {
  expect(await recordAllPrices(shop)).toEqual({ ok: true, value: 1 });
  pass(days);
  await sell(1500, 2500);
  expect(await struck()).toBeNull();
  expect(await recordProductPrices(shop, HANDLE)).toEqual({ ok: true, value: 1 });
  expect(await struck()).toBe(expected);
});

it('writes nothing where the history says today’s price already, so that its own webhook ends there', async () => {
  await recordAllPrices(shop);
  pass(1);
  expect(await recordProductPrices(shop, HANDLE)).toEqual({ ok: true, value: 0 });
  expect(await recordAllPrices(shop)).toEqual({ ok: true, value: 0 });
  expect(await recordProductPrices(shop, 'unknown')).toEqual({ ok: true, value: 0 });
});

it.each([250, 251])('the last of %i variants has its price recorded', async (count) => {
  const variants = Array.from({ length: count }, (_, at) =>
    variantDraft({ sku: `S-${at}`, optionValues: [`${at} ml`] }),
  );
  await saveCatalogue(platform.context, 'nl', {
    products: [productDraft({ optionNames: ['Size'], variants })],
  });
  expect(await recordAllPrices(shop)).toEqual({ ok: true, value: 1 });
  expect(Object.keys(JSON.parse((await readRecorded()) ?? '{}'))).toHaveLength(count);
  expect(await recordProductPrices(shop, HANDLE)).toEqual({ ok: true, value: 0 });
});

it('records the others where one product is gone when its history is written, and names it', async () => {
  await saveCatalogue(platform.context, 'nl', SMALL_SHOP);
  const askMeanwhile = async (...request: Parameters<typeof fetch>) => {
    const response = await platform.fetch(...request);
    const text = (await response.text()).replaceAll('Product/2"', 'Product/99"');
    return new Response(text, response);
  };
  const config = readConfig({}, platform.secrets);
  const client = shopClients({ config, fetch: askMeanwhile })('nl');
  expect(await recordAllPrices({ ...shop, client })).toMatchObject({
    ok: false,
    failure: expect.stringMatching(/^2 recorded, 1 not: rain-mask \(refused: /),
  });
  expect(await recordAllPrices(shop)).toEqual({ ok: true, value: 1 });
});

it('says why prices cannot be recorded', async () => {
  platform.faults.set('nl', { latencyInMs: 0, rate: 1, kinds: ['unavailable'], times: null });
  const failed = await recordAllPrices(shop);
  expect(failed.ok).toBe(false);
  platform.faults.set('nl', null);
});

it('a server records what embedded shops ask when it starts, and each hour after', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const config = readConfig(
    { MARKETS: 'nl,de', SHOPIFY_DE_DOMAIN: 'de.example', SHOPIFY_DE_STOREFRONT_TOKEN: 'a' },
    platform.secrets,
  );
  const asked: string[] = [];
  const { recordPrices } = shopsOf(platform, config);
  const record: typeof recordPrices = (of, ...rest) => {
    asked.push(of.shop);
    return recordPrices(of, ...rest);
  };
  await watchPrices({ config, recordPrices: record, log: (entry) => expect(entry).toBeNull() });
  expect(await readRecorded()).toContain('2000');
  vi.advanceTimersByTime(HOUR_IN_MS);
  expect(asked).toEqual(['nl', 'nl']);
});
