import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createPlatform,
  discountsFile,
  exportShop,
  fillShop,
  importDiscounts,
  type Platform,
} from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planShop, provisionShop } from './provision-shop.ts';
import { readRequest } from './read-request.ts';
import { readShopFiles } from './shop-files.ts';
import { priceOf, shownIn } from './shown-shop.ts';

const PRODUCTS = join(import.meta.dirname, '../../../platform/tests/fixtures/products/hair.csv');
const SET = ['H0010', 'H0021'];
const DATES = { startsAt: '2024-01-01T00:00:00Z', endsAt: null };
const DISCOUNTS = [
  {
    title: 'The set',
    ...DATES,
    terms: {
      kind: 'basic',
      minimum: { kind: 'quantity', quantity: 2 },
      items: { kind: 'products', products: [], variants: SET },
      reduction: { kind: 'percentage', percentage: 16.67 },
    },
  },
  {
    title: 'Two for one',
    ...DATES,
    terms: {
      kind: 'buyXGetY',
      buys: {
        items: { kind: 'collections', collections: ['shampoo'] },
        threshold: { kind: 'amount', amount: '500.00' },
      },
      gets: {
        items: { kind: 'products', products: ['coconut-shampoo'], variants: [] },
        quantity: 1,
        reduction: { kind: 'percentage', percentage: 100 },
      },
      usesPerOrderLimit: 1,
    },
  },
  {
    title: 'Hello',
    code: 'HELLO',
    ...DATES,
    terms: {
      kind: 'basic',
      items: { kind: 'all' },
      reduction: { kind: 'amount', amount: '5.00', isPerItem: false },
    },
  },
];

const folder = mkdtempDisposableSync(join(tmpdir(), 'lokke-take-along-'));
const put = (name: string, rows: unknown) =>
  writeFileSync(join(folder.path, name), JSON.stringify(rows));
const opened: Platform[] = [];
let source: Platform;

beforeAll(async () => {
  source = createPlatform({ dataFile: ':memory:' });
  opened.push(source);
  await fillShop(source.context, 'nl', { products: [PRODUCTS] });
  await importDiscounts(source.context, 'nl', discountsFile(DISCOUNTS, ''));
  const files = exportShop(source.context, 'nl');
  for (const name of ['collections.json', 'discounts.json']) {
    writeFileSync(join(folder.path, name), files.get(name) ?? '');
  }
  const one = { handle: 'own', title: 'Own', descriptionHtml: '', image: null, metafields: [] };
  const seo = { title: null, description: null };
  mkdirSync(join(folder.path, 'own'));
  put('own/collections.json', [
    { ...one, seo, sortOrder: 'MANUAL', members: { kind: 'handles', handles: ['argan-shampoo'] } },
  ]);
}, 60_000);
afterAll(() => {
  for (const platform of opened) platform.close();
  folder.remove();
});

/** A shop with the products and one collection of its own, whose Admin API is asked in that version. */
async function openTarget(version: string) {
  const platform = createPlatform({ dataFile: ':memory:' });
  opened.push(platform);
  const others = [join(folder.path, 'own', 'collections.json')];
  await fillShop(platform.context, 'nl', { products: [PRODUCTS], others });
  const said: string[] = [];
  const admin = createAdminClient({
    endpoint: `http://localhost:4010/nl/admin/api/${version}/graphql.json`,
    accessToken: platform.secrets.shops.nl.adminToken,
    fetch: platform.fetch,
    timeoutInMs: 20_000,
  });
  const webhookUrl = 'https://shop.example/webhooks/shopify/nl';
  const place = { admin, webhookUrl, brand: { capabilities: [], namespace: 'lokke' } };
  return {
    platform,
    said,
    plan: () => planShop({ ...place, files: readShopFiles(folder.path) }),
    provision: () =>
      provisionShop({
        ...place,
        files: readShopFiles(folder.path),
        makesToken: false,
        say: (line) => said.push(line),
      }),
  };
}

describe.each(['2024-01', '2026-10'])('an exported shop in version %s', (version) => {
  it('is taken along: collections hold and discounts take off the same, once', async () => {
    const target = await openTarget(version);
    expect([...(await shownIn(target.platform)).keys()]).toEqual(['own']);
    const plan = await target.plan();
    expect(plan).toMatchObject({
      value: expect.arrayContaining(['collection all', 'discount “The set”']),
    });
    expect(await target.provision()).toEqual({ ok: true, value: null });
    const { said } = target;
    expect(said).toContain('collection all made');
    expect(said).toContain('discount “Hello” has the code HELLO: make it in the admin');
    expect(said.find((line) => line.startsWith('discount “Two'))).toMatch(
      /^discount “Two for one” made \(gid:\/\/shopify\/DiscountAutomaticNode\/\d+\)$/,
    );
    const [from, to] = [await shownIn(source), await shownIn(target.platform)];
    expect(from.size).toBeGreaterThan(8);
    for (const [handle, products] of from) {
      expect([handle, to.get(handle)?.toSorted()]).toEqual([handle, products.toSorted()]);
    }
    expect(await priceOf(target.platform, SET)).toBe(await priceOf(source, SET));
    said.splice(0);
    expect(await target.provision()).toEqual({ ok: true, value: null });
    expect(said.filter((line) => !/is there|make it in the admin/.test(line))).toEqual([]);
    expect(await target.plan()).toEqual({ ok: true, value: [] });
  });
});

describe('rows of a file', () => {
  const rule = (column: string, relation: string, condition: string) => ({
    kind: 'rules',
    matches: 'ALL',
    rules: [{ column, relation, condition }],
  });
  const row = (handle: string, members: object) => ({
    handle,
    title: handle,
    sortOrder: 'BEST_SELLING',
    members,
  });

  it('fail one by one, each with its reason, and the others are made; a changed rule is followed', async () => {
    const target = await openTarget('2026-10');
    put('collections.json', [
      row('shampoos', rule('TYPE', 'EQUALS', 'Shampoo')),
      { handle: 'untitled', members: { kind: 'all' }, sortOrder: 'MANUAL' },
      row('part-of-tag', rule('TAG', 'CONTAINS', 'veg')),
      row('gone', { kind: 'handles', handles: ['argan-shampoo', 'no-such-product'] }),
      row('own', rule('TYPE', 'EQUALS', 'Shampoo')),
      row('chosen', { kind: 'handles', handles: ['argan-shampoo'] }),
    ]);
    const [set] = DISCOUNTS;
    put('discounts.json', [
      { ...set, terms: { ...set?.terms, items: { kind: 'products', variants: ['X1'] } } },
      {
        ...set,
        title: 'Too much',
        terms: { ...set?.terms, reduction: { kind: 'percentage', percentage: 101 } },
      },
      set,
    ]);
    expect(await target.provision()).toEqual({ ok: false, failure: '5 failed, as said above' });
    expect(target.said.filter((line) => /^(collection|discount)/.test(line))).toEqual([
      'collection shampoos made',
      'collections.json, row 2 failed: title: is missing',
      'collection part-of-tag failed: Relation contains is not allowed for tag',
      'collection gone failed: no product no-such-product',
      'collection own is there, but chosen by hand',
      'collection chosen made',
      'discount “The set” failed: the shop has no variant with the SKU X1',
      expect.stringMatching(/^discount “Too much” failed: .*0 to 100/),
      expect.stringMatching(/^discount “The set” made/),
    ]);
    put('collections.json', [row('shampoos', rule('TYPE', 'EQUALS', 'Conditioner'))]);
    put('discounts.json', []);
    const before = (await shownIn(target.platform)).get('shampoos');
    expect(await target.provision()).toMatchObject({ ok: true });
    expect(target.said.at(-1)).toBe('collection shampoos updated');
    const after = (await shownIn(target.platform)).get('shampoos');
    expect(after?.length).toBeGreaterThan(0);
    expect(after).not.toEqual(before);
  });
});

describe('--from', () => {
  const LIVE = { publicOrigin: 'https://shop.example', locales: ['nl'] } as const;
  const read = (...args: readonly string[]) => readRequest(args, LIVE);

  it.each([
    ['no shop is named', [], 'name that shop'],
    ['several are', ['--market', 'nl,de'], 'name that shop'],
    ['the folder holds neither file', ['--market', 'nl'], 'neither collections.json nor'],
  ])('is refused where %s', (_, args, words) => {
    const empty = mkdtempDisposableSync(join(folder.path, 'empty-'));
    expect(() => read('--from', empty.path, ...args)).toThrow(words);
  });

  it.each([
    ['{', 'cannot be read'],
    ['{}', 'is no list'],
  ])('is refused where a file is %s', (content, words) => {
    const bad = mkdtempDisposableSync(join(folder.path, 'bad-'));
    writeFileSync(join(bad.path, 'discounts.json'), content);
    expect(() => read('--from', bad.path, '--market', 'nl')).toThrow(words);
  });
});
