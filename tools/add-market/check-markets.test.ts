import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { marketOf } from '@lokke/domain/markets';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { checkMarkets } from './check-markets.ts';
import { DEMO, flagPath, MESSAGES, marketFactsPath, SETTINGS, SHOPS } from './paths.ts';

const FLAG = flagPath('DE');
const READ = [SHOPS, SETTINGS, DEMO, MESSAGES, 'apps/storefront/public/marks/flags'];
const PICTURES = new Set(['media', 'renditions']);

/** A copy of what is read, which each test changes and restores. */
const copy = mkdtempDisposableSync(join(tmpdir(), 'check-market-'));
beforeAll(() => {
  const filter = (source: string) => !PICTURES.has(basename(source));
  for (const name of READ) {
    cpSync(join(ROOT, name), join(copy.path, name), { recursive: true, filter });
  }
});
afterAll(() => copy.remove());

const germanFindings = () =>
  checkMarkets(copy.path, [marketOf('de')])
    .map(({ kind, sentence }) => `${kind} ${sentence}`)
    .join('\n');

type Change = (content: string) => string;

const without =
  (pattern: RegExp): Change =>
  (content) =>
    content.replace(pattern, '');

test.each<[string, string, Change | null, string]>([
  ['row', SHOPS, without(/"de": \{.*?\n {2}\},\n/s), 'missing shop row: '],
  ['country', SHOPS, (it) => it.replace('"DE"', '"AT"'), 'missing shop row: countryCode is "AT"'],
  ['prefix', SHOPS, (it) => it.replace('"/de"', '"/at"'), 'missing shop row: '],
  ['language', SHOPS, (it) => it.replace('["de"]', '["nl"]'), 'no language "de"'],
  ['rates', SHOPS, (it) => it.replaceAll('"freeFrom', '"from'), 'missing shipping rates: '],
  ['prices', `${DEMO}/catalogue/prices.csv`, (it) => it.replace(',de,', ',dx,'), 'no column "de"'],
  ['stock', `${DEMO}/catalogue/stock.csv`, (it) => it.replace(',de,', ',dx,'), 'no column "de"'],
  ['gift', `${DEMO}/shops.json`, (it) => it.replace('"de"', '"dx"'), 'has no "de"'],
  [
    'tag',
    `${DEMO}/content/model.json`,
    (it) => it.replace('"de-DE"', '"de-AT"'),
    'missing content: ',
  ],
  ['facts', marketFactsPath('de'), null, 'missing legal texts: '],
  [
    'fact',
    marketFactsPath('de'),
    (it) => it.replace('"guarantee"', '"x"'),
    'no "guarantee" in de-DE',
  ],
  ['market', marketFactsPath('de'), (it) => it.replace('"de"', '"dx"'), 'not name the market de'],
  [
    'draft',
    marketFactsPath('de'),
    (it) => it.replace('"Alle', '"[DRAFT] Alle'),
    'draft legal texts: ',
  ],
  ['messages', `${MESSAGES}/de/core.json`, null, "missing messages' language: "],
  ['salons', `${DEMO}/salons.json`, (it) => it.replaceAll('"DE"', '"AT"'), 'missing salons: '],
  ['setting', SETTINGS, without(/^SHOPIFY_DE_DOMAIN=\n/m), 'not name SHOPIFY_DE_DOMAIN'],
  ['flag', FLAG, null, 'missing flag: '],
])('names the %s that is not there', (_, path, change, expected) => {
  const file = join(copy.path, path);
  const before = readFileSync(file);
  const after = change?.(before.toString());
  expect(after).not.toBe(before.toString());
  if (after === undefined) rmSync(file);
  else writeFileSync(file, after);
  expect(germanFindings()).toContain(expected);
  writeFileSync(file, before);
  expect(germanFindings()).toBe('');
});

it('finds nothing missing in the markets that are there', () => {
  expect(checkMarkets(ROOT).filter(({ kind }) => kind === 'missing')).toEqual([]);
});
