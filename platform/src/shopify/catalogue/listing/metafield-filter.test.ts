import { beforeAll, expect, it } from 'vitest';
import { EVERYTHING } from '../../../../tests/fixtures/collection-draft.ts';
import { openPlatform } from '../../../../tests/fixtures/platform.ts';
import { productDraft, variantDraft } from '../../../../tests/fixtures/product-draft.ts';
import type { Platform } from '../../../platform.ts';
import { readCatalogue, saveCatalogue } from '../index.ts';
import { facetsOf } from './facets.ts';
import { filterGroups, filterProducts } from './product-filter.ts';

let platform: Platform;
beforeAll(async () => {
  platform = openPlatform();
  const metafield = (key: string, type: string, value: string) => ({
    namespace: 'own',
    key,
    type,
    value,
  });
  await saveCatalogue(platform.context, 'nl', {
    products: Array.from({ length: 6 }, (_, i) =>
      productDraft({
        handle: `oil-${i}`,
        metafields: [
          metafield('story', 'multi_line_text_field', `story ${i % 2}`),
          metafield('finish', 'single_line_text_field', i < 4 ? 'matt' : 'shiny'),
          metafield('hair', 'list.single_line_text_field', i === 3 ? '["dry","curly"]' : '["dry"]'),
        ],
        variants: [variantDraft({ metafields: [metafield('shade', 'color', `#00000${i % 3}`)] })],
      }),
    ),
    collections: [EVERYTHING],
  });
});

it.each([
  ['productMetafield', 'story', 'story 1', 3],
  ['productMetafield', 'hair', 'curly', 1],
  ['productMetafield', 'hair', 'red', 0],
  ['productMetafield', 'none', 'red', 0],
  ['variantMetafield', 'shade', '#000001', 2],
  ['variantMetafield', 'hair', 'dry', 0],
])('filterProducts by the %s %s of %s', (name, key, value, count) => {
  const { products, stock } = readCatalogue(platform.context.store, 'nl');
  const groups = filterGroups([{ [name]: { namespace: 'own', key, value } }]);
  expect(filterProducts(products, groups, stock)).toHaveLength(count);
});

it.each([
  [100, ['finish', 'hair', 'subtitle']],
  [101, ['finish', 'hair']],
])('of %i products facetsOf offers words, and texts that are not too many', (size, offered) => {
  const { products, stock } = readCatalogue(platform.context.store, 'nl');
  const [first] = products;
  const finish = first?.record.metafields.find(({ key }) => key === 'finish');
  if (first === undefined || finish === undefined) throw new Error('The shop has no product.');
  const many = Array.from({ length: size }, (_, i) => {
    const metafields = [...first.record.metafields, { ...finish, key: 'subtitle', value: `${i}` }];
    return { ...first, record: { ...first.record, metafields } };
  });
  const facets = facetsOf({ products: many, groups: filterGroups([]), stock });
  const ids = facets.flatMap(({ id }) => /^filter\.p\.m\.own\.(.*)/.exec(id)?.[1] ?? []);
  expect(ids).toEqual(offered);
});
