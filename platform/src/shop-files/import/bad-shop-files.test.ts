import { expect, it } from 'vitest';
import { COMB, importsInFolder } from './test-kit.ts';

const { file, load, problemsOf, products } = importsInFolder();

it('is refused when a file beside the products cannot be read at all', async () => {
  const path = await file('products.csv', COMB);
  const menus = await file('menus.json', '{"handle":"main"}');
  expect(await problemsOf({ products: path, others: [menus] })).toEqual([
    'menus.json:0 The file must be a list.',
  ]);
  expect(products()).toEqual([]);
});

const none = { title: null, description: null };
const collection = {
  handle: 'all',
  title: 'All',
  descriptionHtml: '',
  image: null,
  sortOrder: 'MANUAL',
  members: { kind: 'handles', handles: ['ghost', 'comb'] },
  seo: none,
  metafields: [],
};
const plans = {
  name: 'Monthly',
  appName: null,
  options: [],
  plans: [],
  productHandles: ['comb', 'ghost'],
};
const discount = {
  title: 'Ghost off',
  startsAt: '2024-01-01T00:00:00Z',
  terms: {
    kind: 'basic',
    reduction: { kind: 'percentage', percentage: 10 },
    items: { kind: 'products', products: ['comb', 'ghost'] },
  },
};
const author = { firstName: 'A', lastName: 'B', email: 'a@example.com', bio: null };
const article = {
  handle: 'one',
  title: 'One',
  author,
  contentHtml: '',
  excerptHtml: null,
  image: null,
  tags: [],
  publishedAt: 'soon',
  seo: none,
};
const about = `${COMB.split('\n')[0]},Set (product.metafields.custom.set)\nComb,comb,1,shopify,5,`;
const definition = { owner: 'product', namespace: 'custom', key: 'set', name: 'Set' };
const setOf = (type: string) => ({ 'metafield-definitions.json': [{ ...definition, type }] });
it.each<[string, string, Readonly<Record<string, unknown>>, string]>([
  [
    'a collection that names no product',
    COMB,
    { 'collections.json': [collection] },
    'collections.json collection all: names the unknown product ghost',
  ],
  [
    'a collection that comes twice',
    COMB,
    { 'collections.json': [{ ...collection, members: { kind: 'all' } }, collection] },
    'collections.json collection all: comes twice',
  ],
  [
    'a plan of no product',
    COMB,
    { 'selling-plans.json': [plans] },
    'selling-plans.json selling plan group Monthly: names the unknown product ghost',
  ],
  [
    'a discount of no product',
    COMB,
    {
      'discounts.json': [
        discount,
        { ...discount, terms: { ...discount.terms, items: { kind: 'all' } } },
      ],
    },
    'discounts.json "Ghost off": terms.items names the unknown product "ghost"',
  ],
  [
    'a discount of a wrong shape',
    COMB,
    { 'discounts.json': [{ ...discount, startsAt: 'soon' }] },
    'discounts.json [0].startsAt must be a time such as 2026-07-28T01:32:53Z.',
  ],
  [
    'a menu of a wrong shape',
    COMB,
    { 'menus.json': [{ handle: 'main', title: 'M', items: [{ title: 1 }] }] },
    'menus.json [0].items[0].title must be text.',
  ],
  [
    'an article without a day',
    COMB,
    { 'blogs.json': [{ handle: 'news', title: 'News', seo: none, articles: [article] }] },
    'blogs.json article news/one: "soon" is not a date',
  ],
  [
    'a product that names no product',
    `${about}ghost\n`,
    setOf('product_reference'),
    'null comb: metafield custom.set names the unknown product "ghost"',
  ],
  [
    'a product whose list names no product',
    `${about}comb; ghost\n`,
    setOf('list.product_reference'),
    'null comb: metafield custom.set names the unknown product "ghost"',
  ],
])('leaves out %s, tells it, and brings the rest', async (_, csv, beside, told) => {
  const others = await Promise.all(
    Object.entries(beside).map(([name, json]) => file(name, JSON.stringify(json))),
  );
  const path = await file('products.csv', csv);
  const strict = await problemsOf({ products: path, others }, { isStrict: true });
  expect(strict).toEqual([told.replace(' ', ':0 ')]);
  expect(products()).toEqual([]);
  const { report } = await load({ products: path, others });
  expect(report.leftOut.map(({ file: name, message }) => `${name} ${message}`)).toEqual([told]);
  expect(products().map(({ handle }) => handle)).toEqual(['comb']);
});

it.each([
  [-1, 1],
  [0, 0],
  [100, 0],
  [101, 1],
  [12.5, 1],
])(
  'of a selling plan with %f percent off is left out %i times',
  async (discountPercentage, count) => {
    const plan = {
      name: 'Monthly',
      description: null,
      options: [],
      discountPercentage,
      hasRecurringDeliveries: true,
      interval: null,
    };
    const group = {
      name: 'Plans',
      appName: null,
      options: [],
      plans: [plan],
      productHandles: [],
    };
    const plans = await file('selling-plans.json', JSON.stringify([group]));
    expect((await load({ others: [plans] })).report.leftOut).toHaveLength(count);
  },
);
