import { mkdir, writeFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { cliInFolder, makePicture } from '../../../tests/fixtures/cli.ts';
import { readEntities } from '../../services/contentful/index.ts';
import { readCatalogue } from '../../shopify/catalogue/index.ts';
import { readDiscounts } from '../../shopify/discounts/index.ts';
import { findReviews } from '../../shopify/reviews/index.ts';

const { look, pathOf, put, run } = cliInFolder();

const HEAD = 'Title,URL handle,Price,Type,Product image URL\n';
const COMB = 'Comb,comb,2.50,Tool,comb.png\n';
const SOAP = 'Soap,soap,3,Care,\n';
const FILES = {
  'products_export_1.csv': `${HEAD}${COMB}Brush,brush,5,Tool,\n${SOAP}`,
  'customers_export.csv': 'Email,First Name\nanna@example.com,Anna\n',
  'redirects.csv': 'Redirect from,Redirect to\n/old,/products/comb\n',
  'reviews.csv': 'title,body,rating,reviewer_name,product_handle\nFijn,Stevig,5,Anna Bakker,comb\n',
  'discounts.json': JSON.stringify([
    {
      title: 'Ten percent',
      startsAt: '2024-01-01T00:00:00Z',
      endsAt: null,
      code: 'TEN',
      id: 1,
      combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
      terms: {
        kind: 'basic',
        items: { kind: 'all' },
        reduction: { kind: 'percentage', percentage: 10 },
      },
    },
  ]),
  'shipping.json': JSON.stringify({
    methods: [{ key: 'post', title: 'Post', days: '1', rates: [{ price: '2.50' }] }],
    taxes: [{ percent: 9, productTypes: ['care', 'Ghosts'] }],
  }),
  'selling-plans.json': JSON.stringify([
    {
      name: 'Monthly',
      appName: null,
      options: [],
      productHandles: ['comb'],
      plans: [
        {
          name: 'Each month',
          description: null,
          options: [],
          discountPercentage: 5,
          hasRecurringDeliveries: true,
          interval: { unit: 'MONTH', count: 1 },
        },
      ],
    },
  ]),
};

const fill = (...args: readonly string[]) =>
  run('reset', '--shop', 'nl', '--from', 'shop', ...args);

beforeEach(async () => {
  await mkdir(pathOf('shop/pictures'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) await put(`shop/${name}`, content);
  await writeFile(pathOf('shop/pictures/comb.png'), await makePicture());
});

const readHeld = () =>
  look(({ context: { store } }) => ({
    discounts: readDiscounts(store.read, 'nl').map(({ code }) => code),
    plans: readCatalogue(store, 'nl').sellingPlanById.size,
    methods: readCatalogue(store, 'nl').shipping?.methods.map(({ key }) => key),
    told: readEntities(store.read).flatMap(({ id, content }) =>
      id === 'market-nl' ? (/"standardPrice":"[^"]*"/.exec(JSON.stringify(content)) ?? []) : [],
    ),
    redirects: readCatalogue(store, 'nl').redirects.map(({ path }) => path),
    reviews: findReviews(store.read, 'nl', { status: 'all', words: '' }).length,
    mails: store.read.prepare('SELECT recipient FROM mails').all().length,
    prices: readCatalogue(store, 'nl').products.map(
      ({ record }) => `${record.handle} ${record.variants[0]?.priceInMinorUnits}`,
    ),
  }));

it('a folder is looked through for all that a shop is made of', async () => {
  const { code, out, err } = await fill();
  expect([code, err.replace(/Importing.*\n/, '')]).toEqual([
    0,
    '  left out shipping.json: taxes: productTypes names "Ghosts", which the shop has not\n',
  ]);
  expect(out).toBe(
    'nl: 3 products, 5 collections (2 types, 0 vendors, 0 tags), 1 picture, 1 customer invited, 1 redirect.\nnl: imported 1 review from reviews.csv.\n',
  );
  expect(await readHeld()).toEqual({
    discounts: ['TEN'],
    plans: 1,
    methods: ['post'],
    told: ['"standardPrice":"€2.50"'],
    redirects: ['/old'],
    reviews: 1,
    mails: 1,
    prices: ['comb 250', 'brush 500', 'soap 300'],
  });
});

it('takes every part of an export in parts, and names files that it does not know', async () => {
  await put('shop/products_export_2.csv', 'Title,Handle,Price\nHat,hat,9\nComb again,comb,1\n');
  await put('shop/discount.json', '[]');
  const { out, err } = await fill();
  expect(out).toContain('nl: 4 products');
  expect(err).toContain('left out product comb: comes twice');
  expect(err).toContain('discount.json: It is not read');
  expect((await readHeld()).prices).toEqual(['comb 250', 'brush 500', 'soap 300', 'hat 900']);
});

it('a second start brings the products, keeps all else, and says what changed', async () => {
  await fill();
  await put('sale.json', FILES['discounts.json'].replace('TEN', 'SALE').replace('"id":1,', ''));
  expect((await run('discount', 'add', 'sale.json', '--shop', 'nl')).code).toBe(0);
  await put('shop/discounts.json', '[]');
  await put('shop/products_export_1.csv', `${HEAD}${COMB}Soap,soap,4,Care,\nHat,hat,9,Wear,\n`);
  const { code, out, err } = await fill('--keep');
  expect([code, out]).toEqual([
    0,
    'nl: 1 product new, 1 changed, 1 as before, 1 stay that the file has not, 1 picture, 0 customers invited, 1 redirect.\n',
  ]);
  expect(err).toContain(
    'not read again: discounts.json, selling-plans.json, shipping.json, reviews.csv',
  );
  expect(await readHeld()).toEqual({
    discounts: ['TEN', 'SALE'],
    plans: 1,
    methods: ['post'],
    told: ['"standardPrice":"€2.50"'],
    redirects: ['/old'],
    reviews: 1,
    mails: 1,
    prices: ['comb 250', 'brush 500', 'soap 400', 'hat 900'],
  });
});

it('pictures stay where they came without pictures beside, and others of the name replace them', async () => {
  const pictures = () =>
    look(({ context: { store } }) =>
      readCatalogue(store, 'nl').products.flatMap(({ record }) =>
        record.images.map(({ src }) => src.replace(/\?.*/, '')),
      ),
    );
  await put('later.csv', `${HEAD}Comb,comb,3,Tool,https://old.example/comb.png\n${SOAP}`);
  await fill();
  const { err } = await run('import', 'later.csv', '--shop', 'nl');
  expect(err).toContain('1 picture is the one of its name that the shop has');
  expect(err).not.toContain('old.example');
  expect(await pictures()).toEqual(['/cdn/files/comb.png']);
  await run('reset', '--shop', 'nl', '--from', 'later.csv', '--keep');
  expect(await pictures()).toEqual(['/cdn/files/comb.png']);
  await run('reset', '--shop', 'nl', '--from', 'later.csv');
  expect(await pictures()).toEqual(['https://old.example/comb.png']);
});

it('keeps content that was changed or taken away, and derives the rest again', async () => {
  await fill();
  const read = async (): Promise<{ entries: Entry[] }> =>
    JSON.parse((await run('export-content')).out);
  type Entry = { sys: { id: string }; fields: Record<string, Record<string, unknown>> };
  const before = await read();
  const hero = before.entries.find(({ sys }) => sys.id === 'derived-nl-hero');
  if (hero === undefined) throw new Error('There is no hero');
  hero.fields['title'] = { en: 'My own words' };
  const gone = 'derived-nl-row-best-sellers';
  const entries = before.entries.filter(({ sys }) => sys.id !== gone);
  await put('changed.json', JSON.stringify({ ...before, entries }));
  expect((await run('import-content', 'changed.json')).err).toBe('');
  await put('shop/products_export_1.csv', `${HEAD}${COMB}Hat,hat,9,Wear,\n`);
  const { out } = await fill('--keep');
  expect(out).toContain('1 entry of the content stays as you changed it');
  const after = new Map((await read()).entries.map((entry) => [entry.sys.id, entry]));
  expect(after.get('derived-nl-hero')?.fields['title']).toEqual({ en: 'My own words' });
  expect(after.has(gone)).toBe(false);
  expect(after.has('derived-nl-collection-wear')).toBe(true);
});

it('--keep fills a shop that has no products as a first start does', async () => {
  expect((await fill('--keep')).out).toContain('3 products, 5 collections');
});
