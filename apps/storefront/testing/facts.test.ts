import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openShopOfRows } from './open-for-tests.ts';

const PLAIN_BRAND = join(import.meta.dirname, '../../../packages/demo/brand-plain');
const FACTS = [
  {
    of: 'custom.author',
    label: { default: 'Author', nl: 'Auteur' },
    on: ['page', 'card', 'compare'],
  },
  { of: 'custom.pages', label: { default: 'Pages' } },
  { of: 'custom.data', label: { default: 'Data' }, show: 'table' },
  { of: 'custom.sample', label: { default: 'Sample' }, show: 'file', on: ['page'] },
  { of: 'vendor', label: { default: 'Publisher', nl: 'Uitgever' } },
];
const COLUMNS = ['author', 'pages', 'data', 'sample'].map(
  (key) => `${key} (product.metafields.custom.${key})`,
);
const CSV = [
  ['Title', 'Price', 'Type', 'Vendor', ...COLUMNS],
  [
    'Dune',
    '9',
    'Book',
    'Ace',
    'Frank Herbert',
    '1412',
    '"Binding: hard\nYear: 1965"',
    'https://x.test/a.pdf',
  ],
  ['Emma', '8', 'Book', 'Penguin', 'Jane Austen', '', '', ''],
].map((row) => row.join(','));

it('facts that the brand names stand on page, card and comparison, in its order and words', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'books-'));
  const brand = join(folder.path, 'brand');
  cpSync(PLAIN_BRAND, brand, { recursive: true });
  const file = join(brand, 'brand.json');
  const described = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...described, facts: FACTS }));
  await using shop = await openShopOfRows(CSV, { BRAND_DIR: brand });
  const page = await shop.read('/nl/products/dune');
  expect(page.match(/<dt>[^<]*<\/dt><dd>[^<]*/g)?.slice(0, 3)).toEqual([
    '<dt>Auteur</dt><dd>Frank Herbert',
    '<dt>Pages</dt><dd>1412',
    '<dt>Sample</dt><dd>',
  ]);
  expect(page).toContain('<a href="https://x.test/a.pdf">a.pdf</a>');
  expect(page).toContain('<th scope="row">Binding</th><td>hard</td>');
  expect(await shop.read('/nl/shop')).toContain('>Book\u00a0· Frank Herbert</p>');
  const compared = await shop.read('/nl/compare?p=dune&p=emma');
  expect(compared).toMatch(/Auteur<\/th>.*Frank Herbert<\/td>.*Jane Austen<\/td>/s);
  expect(compared).toMatch(/Uitgever<\/th>.*Ace<\/td>.*Penguin<\/td>/s);
  expect(compared).not.toContain('Sample</th>');
  expect(compared).toContain('data-initial="D"');
});
