import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  MOST_BROWSERS,
  readDraftDetails,
  saveDraftDetails,
} from '../src/shopify/checkout/form/draft-details.ts';
import { textColumn } from '../src/store/index.ts';
import { openPlatform } from './fixtures/platform.ts';

const platform = openPlatform();
const { store } = platform.context;

it.each([
  [MOST_BROWSERS, 'Delft'],
  [MOST_BROWSERS + 1, ''],
])('of %i browsers at one checkout keeps of the first: "%s"', async (count, city) => {
  const place = { shop: 'nl', token: `cart ${count}` };
  const values = new Map([['city', 'Delft']] as const);
  await store.write((sql) => {
    for (let browser = 0; browser < count; browser += 1) {
      const typedAt = new Date(Date.UTC(2026, 10, 28) + browser);
      saveDraftDetails(sql, { ...place, browserHash: `${browser}` }, values, typedAt);
    }
  });
  const first = readDraftDetails(store.read, { ...place, browserHash: '0' });
  expect(first.get('city')).toBe(city);
});

it('of every table the documents say what bounds it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const [, table = ''] = page.split('## What grows');
  const tables = store.read
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map((row) => textColumn(row, 'name'));
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
