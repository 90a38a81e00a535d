import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { decisionsFor } from './decisions.ts';
import { readRequest } from './market-request.ts';
import { planMarket } from './plan-market.ts';
import { convertPrice } from './shop-files.ts';
import { writeAll } from './tree.ts';

// No market of the specification, and none that is likely to be added here.
const LIECHTENSTEIN = readRequest({
  locale: 'li',
  like: 'de',
  country: 'LI',
  currency: 'CHF',
  language: 'de',
  apiVersion: '2025-04',
  rate: '0.95',
});

const PLAN = new Map(planMarket(ROOT, LIECHTENSTEIN).map((edit) => [edit.path, edit.content]));
const readPlanned = (path: string) => PLAN.get(path) ?? '';

it('writes one row of the market table, formatted', () => {
  const table = readPlanned('packages/domain/src/markets/market-table.ts');
  expect(table).toContain(`
  li: {
    shop: 'li',
    countryCode: 'LI',
    currencyCode: 'CHF',
    languageTag: 'de-LI',
    language: 'de',
    symbolPosition: 'before',
    apiVersion: '2025-04',
    checkoutIdKey: 'checkoutIdLiechtenstein',
  },
  dev: {`);
});

it('writes the time zones of the country', () => {
  expect(JSON.parse(readPlanned('packages/domain/src/time-zones.json'))).toMatchObject({
    LI: ['Europe/Vaduz'],
    NL: ['Europe/Amsterdam'],
  });
});

it('writes one row of the embedded platform, its amounts times the rate', () => {
  expect(JSON.parse(readPlanned('platform/src/protocol/shops/shops.json'))).toMatchObject({
    li: {
      countryCode: 'LI',
      currencyCode: 'CHF',
      languages: ['de'],
      prefixes: { li: '/li' },
      delivery: { standardInMinorUnits: 495, freeFromInMinorUnits: 4795, expressInMinorUnits: 895 },
    },
  });
  expect(readPlanned('packages/demo/catalogue/prices.csv')).toMatch(/^sku,.*,li\n/);
  expect(JSON.parse(readPlanned('packages/demo/shops.json'))).toMatchObject({
    li: { giftFrom: '71.00' },
  });
});

it('marks every fact of the market as a draft', () => {
  const { facts } = JSON.parse(readPlanned('packages/demo/content/markets/li.json'));
  const texts: readonly unknown[] = Object.values(facts['de-LI']);
  expect(texts.length).toBeGreaterThan(7);
  for (const text of texts) expect(text).toMatch(/^\[DRAFT\] ./);
});

it('names the settings of the shop beside those of the others', () => {
  const example = readPlanned('.env.example');
  expect(example).toMatch(/^KLAVIYO_LI_COMPANY_ID=$/m);
  expect(example).toMatch(/^KLAVIYO_LI_LIST_ID=$/m);
  expect(example).toMatch(/^KLAVIYO_LI_PRIVATE_KEY=$/m);
  expect(example).toMatch(/^# Liechtenstein\nSHOPIFY_LI_DOMAIN=\n/m);
  expect(example.match(/^SHOPIFY_LI_\w+=$/gm)).toHaveLength(13);
  expect(example).toMatch(/^# The markets that you sell in, comma-separated: nl,.*, li\.$/m);
});

it('says where numbers are not written as Intl has it', () => {
  const decisions = decisionsFor(LIECHTENSTEIN).join('\n');
  const intl = new Intl.NumberFormat('de-LI').format(12_345);
  expect(decisions).toContain(`How numbers are written: 12.345 here, ${intl} in de-LI`);
});

test.each([
  ['23.95', 1, '23.95'],
  ['23.95', 0.95, '22.95'],
  ['0.40', 0.95, '0.95'],
  ['199.99', 1.0001, '200'],
  ['23.95', 11.2, '268.00'],
  ['17.86', 11.2, '200.00'],
  ['17.85', 11.2, '199.95'],
])('makes of %s times %d the price %s', (price, rate, expected) => {
  expect(Number(convertPrice(price, rate))).toBe(Number(expected));
});

it('plans nothing in a language that the demo has no words in', () => {
  const request = { ...LIECHTENSTEIN, language: 'it' };
  expect(() => planMarket(ROOT, request)).toThrow('packages/demo/texts/it is missing');
});

it('writes all files or none', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'add-market-'));
  const at = (name: string) => join(folder.path, name);
  writeFileSync(at('a'), 'before');
  const edits = [
    { path: 'a', content: 'after' },
    { path: 'new', content: 'after' },
  ];
  // A folder where a file should go: it can be written beside its place, but not into it.
  mkdirSync(at('taken/inside'), { recursive: true });
  const bad = [...edits, { path: 'taken', content: 'after' }];
  expect(() => writeAll(folder.path, bad)).toThrow();
  expect(readFileSync(at('a'), 'utf8')).toBe('before');
  for (const name of ['new', 'a.new', 'new.new', 'taken.new'])
    expect(existsSync(at(name))).toBe(false);
  writeAll(folder.path, edits);
  expect(readFileSync(at('a'), 'utf8') + readFileSync(at('new'), 'utf8')).toBe('afterafter');
});
