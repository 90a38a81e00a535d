import { createContentClient } from '@lokke/contentful';
import { marketOf } from '@lokke/domain/markets';
import {
  createPlatform,
  importContent,
  seedDemo,
  seedDemoContent,
  servePlatform,
} from '@lokke/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { createShops } from '../shops/index.ts';
import { createContentPages, PAUSE_AFTER_FAILURE_IN_MS } from './index.ts';

let origin = '';
const stopping: (() => Promise<void>)[] = [];

const platform = createPlatform({ dataFile: ':memory:' });
beforeAll(async () => {
  await seedDemo(platform.context);
  await seedDemoContent(platform.context);
  const served = await servePlatform(platform, { port: 0 });
  stopping.push(served.stop);
  origin = `http://127.0.0.1:${served.port}`;
}, 60_000);
afterAll(async () => {
  for (const stop of stopping) await stop();
});

function open({
  contentAt = origin,
  secrets = platform.secrets,
  alter = (text: string) => text,
} = {}) {
  const clock = { inMs: 0 };
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const { content: service, ...config } = readConfig(
    { CONTENTFUL_URL: `${contentAt}/contentful` },
    secrets,
  );
  const now = () => clock.inMs;
  const client = createContentClient({ ...service, fetch, wait: async () => undefined });
  let requested = 0;
  const counted = {
    productPages: (locale: string) => {
      requested += 1;
      return client.productPages(locale);
    },
  };
  const content = createContentPages({ client: counted, freshInMs: 1_000, log, now });
  const send: typeof fetch = async (input, init) => {
    const response = await platform.fetch(input, init);
    return new Response(alter(await response.text()), response);
  };
  const shops = createShops({ config, fetch: send, log, now, content });
  return { shops, content, logged, clock, loadCount: () => requested };
}

const getValue = <Value>(loaded: { kind: string; value?: Value }): Value => {
  if (loaded.kind !== 'found' || loaded.value === undefined) throw new Error(loaded.kind);
  return loaded.value;
};

/** Metafields of a shop imported from a plain CSV. */
const withoutMetafields = (text: string) =>
  text.replaceAll(/"metafields":\[(?:[^[\]"]|"(?:[^"\\]|\\.)*")*\]/g, '"metafields":[]');

describe('a product as its page', () => {
  it('has its facts from the content where the shop has none', async () => {
    const { shops } = open({ alter: withoutMetafields });
    const catalogue = shops.catalogueOf(marketOf('nl'));
    const mask = getValue(await catalogue.product('rain-mask'));
    expect(mask.specs).toContainEqual({ type: 'routineStep', value: 'treat' });
    expect(mask.soldQuantity).toBeGreaterThan(0);
    expect(mask.howToUse).not.toBeNull();
    expect(mask.promise).not.toBe('');
    const list = getValue(await catalogue.products());
    const routine = list.find(({ handle }) => handle === 'rain-routine');
    const handles = routine?.bundledProducts?.map(
      (id) => list.find((product) => product.id === id)?.handle,
    );
    expect(handles).toEqual(['rain-shampoo', 'rain-conditioner', 'rain-mask']);
    expect(getValue(await catalogue.product('rain-routine')).bundledProducts).toEqual(
      routine?.bundledProducts,
    );
  });

  it('is found with its facts from the content as well', async () => {
    const catalogue = open({ alter: withoutMetafields }).shops.catalogueOf(marketOf('nl'));
    const [first] = getValue(await catalogue.search('rain vochtmasker'));
    expect(first).toMatchObject({ handle: 'rain-mask', soldQuantity: expect.any(Number) });
    const { products } = getValue(await catalogue.predictiveSearch('rain'));
    expect(products.length).toBeGreaterThan(0);
    for (const { promise } of products) expect(promise).not.toBe('');
  });

  it.each(['nl', 'fr', 'de', 'es', 'no', 'se', 'nl-be', 'fr-be'] as const)(
    'speaks the language of %s',
    async (locale) => {
      const market = marketOf(locale);
      const withContent = getValue(await open().shops.catalogueOf(market).product('rain-mask'));
      const bare = open({ contentAt: 'http://127.0.0.1:1' });
      const platformOnly = getValue(await bare.shops.catalogueOf(market).product('rain-mask'));
      expect(withContent).toEqual(platformOnly);
    },
  );

  it('sells on without content, says so once and asks again after a pause', async () => {
    const { shops, logged, clock, loadCount } = open({ contentAt: 'http://127.0.0.1:1' });
    const catalogue = shops.catalogueOf(marketOf('nl'));
    expect(getValue(await catalogue.products())).toHaveLength(59);
    expect(getValue(await catalogue.product('rain-mask')).specs).not.toEqual([]);
    expect(loadCount()).toBe(1);
    expect(logged).toMatchObject([{ event: 'content.failed', locale: 'nl-NL' }]);
    clock.inMs = PAUSE_AFTER_FAILURE_IN_MS - 1;
    await catalogue.product('rain-mask');
    expect(loadCount()).toBe(1);
    clock.inMs += 1;
    await catalogue.product('rain-mask');
    expect(loadCount()).toBe(2);
  });

  it('is the same object until something changes', async () => {
    const { shops } = open();
    const catalogue = shops.catalogueOf(marketOf('nl'));
    expect(await catalogue.products()).toBe(await catalogue.products());
  });
});

it('shows a changed content after its time, and old content while the new one is on its way', async () => {
  const own = createPlatform({ dataFile: ':memory:' });
  await seedDemo(own.context);
  await seedDemoContent(own.context);
  const served = await servePlatform(own, { port: 0 });
  stopping.push(served.stop);
  const { shops, content, clock } = open({
    contentAt: `http://127.0.0.1:${served.port}`,
    secrets: { ...platform.secrets, contentToken: own.secrets.contentToken },
  });
  const catalogue = shops.catalogueOf(marketOf('nl'));
  const soldOf = async () => getValue(await catalogue.product('rain-mask')).soldQuantity;
  const before = await soldOf();
  await importContent(own.context.store, exportWith('rain-mask', before + 7), new Date());
  clock.inMs = 999;
  expect(await soldOf()).toBe(before);
  clock.inMs = 1_000;
  expect(await soldOf()).toBe(before);
  await expect.poll(soldOf).toBe(before + 7);
  await importContent(own.context.store, exportWith('rain-mask', before + 9), new Date());
  content.invalidate(['content-de-de']);
  expect(await soldOf()).toBe(before + 7);
  content.invalidate(['content-nl-nl']);
  expect(await soldOf()).toBe(before + 9);
}, 60_000);

function exportWith(slug: string, soldQuantity: number): string {
  const link = { sys: { type: 'Link', linkType: 'ContentType', id: 'productPage' } };
  const types = ['productPage', 'productBundlePage'].map((id) => ({
    sys: { id },
    fields: [
      { id: 'slug', type: 'Symbol' },
      { id: 'soldQuantity', type: 'Integer' },
    ],
  }));
  return JSON.stringify({
    contentTypes: types,
    locales: [
      { code: 'en', name: 'English', default: true, fallbackCode: null },
      { code: 'nl-NL', name: 'Dutch', default: false, fallbackCode: 'en' },
    ],
    entries: [
      {
        sys: { id: slug, type: 'Entry', contentType: link, publishedVersion: 1 },
        fields: { slug: { en: slug }, soldQuantity: { en: soldQuantity } },
      },
    ],
  });
}
