import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPEC_TYPES } from '@lokke/domain/catalogue';
import { LANGUAGES } from '@lokke/domain/markets';
import { messagesOf } from '@lokke/i18n/all';
import { expect, it } from 'vitest';
import { metafieldOfSpec } from '../../server/features/catalogue/metafields.ts';

interface Product {
  readonly specs?: readonly { readonly type: string; readonly value: string }[];
}

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const products: readonly Product[] = JSON.parse(read('packages/demo/catalogue/products.json'));
const specs = products.flatMap((product) => product.specs ?? []);

it.each(SPEC_TYPES)('%s is known wherever a shop is made, and by the demo', (type) => {
  const key = metafieldOfSpec({ namespace: '' }, type)?.key ?? '';
  const places = {
    'apps/storefront/provision/definitions.json': `["PRODUCT", "${key}", `,
    'packages/demo/shop/metafield-definitions.json': `"key": "${key}"`,
    'packages/demo/content/entries.json': `"id": "${type}"`,
    'platform/src/shop-files/shop-setup/derive-filters.ts': `${key}: ['${type}', `,
  };
  expect(Object.entries(places).filter(([path, line]) => !read(path).includes(line))).toEqual([]);
});

it.each(LANGUAGES)('specs and their values have words in %s', (language) => {
  const words = messagesOf(language);
  const values = specs.map(({ type, value }) => `vocabulary.${type}.${value}`);
  const needed = new Set([...SPEC_TYPES.map((type) => `vocabulary.${type}`), ...values]);
  expect([...needed].filter((key) => words[key] === undefined)).toEqual([]);
});
