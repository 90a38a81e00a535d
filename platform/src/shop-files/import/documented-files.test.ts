import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsInFolder } from './test-kit.ts';

const { file, load } = importsInFolder();
const PAGE = new URL('../../../../docs/importing-products.md', import.meta.url);
const EXAMPLES = [
  ...readFileSync(PAGE, 'utf8').matchAll(/^```json (?<name>\S+)\n(?<json>[\s\S]*?)^```$/gm),
].map(({ groups }) => ({ name: groups?.['name'] ?? '', json: groups?.['json'] ?? '' }));
const none = { title: null, description: null };
const mugs = {
  handle: 'mugs',
  title: 'Mugs',
  descriptionHtml: '',
  image: null,
  sortOrder: 'MANUAL',
  members: { kind: 'handles', handles: ['comb'] },
  seo: none,
  metafields: [],
};

it('takes the files that the page about imports shows, as they stand there', async () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual([
    'discounts.json',
    'selling-plans.json',
    'shipping.json',
  ]);
  const others = await Promise.all([
    file('collections.json', JSON.stringify([mugs])),
    ...EXAMPLES.map(({ name, json }) => file(name, json)),
  ]);
  const products = await file('products.csv', 'Title,URL handle,SKU,Price\nComb,comb,COMB-S,1\n');
  const { report } = await load({ products, others }, { isStrict: true });
  expect(report.leftOut).toEqual([]);
});
