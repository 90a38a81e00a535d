import { describe, expect, it } from 'vitest';
import { stockSince, takeStock } from '../../shopify/catalogue/index.ts';
import { COMB, importsInFolder } from './test-kit.ts';

const SHORT = 'Title,URL handle,Option1 name,Option1 value,Option2 name,Option2 value,Price\n';

const { file, load, loadProducts, problemsOf, products, store } = importsInFolder();

describe('an import into a shop that has the product', () => {
  it('leaves what the file has no column for as it is', async () => {
    await loadProducts(
      'Title,URL handle,Description,Tags,SKU,Price,Inventory tracker,Inventory quantity,Note (product.metafields.custom.note)\nComb,comb,<p>fine</p>,wood,C-1,1,shopify,5,soft\n',
    );
    await loadProducts('Title,URL handle,Price\nComb,comb,2.50\n');
    expect(products()).toMatchObject([
      {
        descriptionHtml: '<p>fine</p>',
        tags: ['wood'],
        metafields: [{ key: 'note', value: 'soft' }],
        variants: [
          { sku: 'C-1', priceInMinorUnits: 250, inventoryQuantity: 5, tracksInventory: true },
        ],
      },
    ]);
  });

  it('leaves the stock of orders that come in while a file without stock is imported', async () => {
    await loadProducts(COMB.replace(',5', ',90000'));
    const variantNumber = [...stockSince(store().read, 'nl', 0)][0]?.variantNumber ?? 0;
    const prices = await file('prices.csv', 'Title,URL handle,Price\nComb,comb,2.50\n');
    for (let round = 0; round < 5; round++) {
      let isImporting = true;
      const importing = load({ products: prices }).finally(() => {
        isImporting = false;
      });
      while (isImporting) {
        const sold = [{ variantNumber, units: 1, takesStock: true }];
        await store().write((sql) => takeStock(sql, 'nl', sold));
      }
      await importing;
    }
    const [level] = stockSince(store().read, 'nl', 0);
    expect(level?.sold).toBeGreaterThan(0);
    expect(level?.quantity).toBe(90_000 - (level?.sold ?? 0));
  });

  it('keeps the option of the one variant that a file without options prices', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price,SKU\n';
    await loadProducts(`${full}Oil,oil,Size,250 ml,8,O-1\n`);
    await loadProducts('Title,URL handle,Price\nOil,oil,9\n');
    expect(products()).toMatchObject([
      {
        optionNames: ['Size'],
        variants: [{ optionValues: ['250 ml'], sku: 'O-1', priceInMinorUnits: 900 }],
      },
    ]);
  });

  it('refuses a file without options for a product that has several variants', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price\n';
    const oil = 'Oil,oil,Size,250 ml,8\n,oil,,500 ml,12\n';
    await loadProducts(full + oil);
    const prices = await file('prices.csv', 'Title,URL handle,Price\nOil,oil,9\n');
    expect(await problemsOf({ products: prices }, { isStrict: true })).toEqual([
      expect.stringContaining('2 The product "oil" has options (Size)'),
    ]);
    expect(products()[0]?.variants).toHaveLength(2);
  });

  it('changes what a file of a few columns has, and nothing else', async () => {
    const full = 'Title,URL handle,Vendor,Option1 name,Option1 value,Price,SKU\n';
    await loadProducts(`${full}Oil,oil,Old,Size,S,8,O-1\n,oil,,,L,12,O-2\n`);
    const before = products();
    await loadProducts('Handle,Title,Vendor\noil,Oil,New\n');
    expect(products()).toEqual(before.map((product) => ({ ...product, vendor: 'New' })));
  });

  it.each([
    ['with the names of its options', 'Size,', 'Option1 name,'],
    ['without', '', ''],
  ])(
    'prices one variant of several, %s, and leaves the others in their places',
    async (_what, name, column) => {
      const full =
        'Title,URL handle,Body (HTML),Option1 name,Option1 value,Option2 name,Option2 value,Price\n';
      const oil = 'Oil,oil,fine,Size,S,Scent,Rose,8\n,oil,,,S,,Mint,9\n,oil,,,L,,Rose,12\n';
      await loadProducts(full + oil);
      const head = `Title,URL handle,${column}Option1 value,${column.replace('1', '2')}Option2 value,Price`;
      const row = `Oil,oil,${name}S,${name.replace('Size', 'Scent')}Mint,7`;
      await loadProducts(`${head}\n${row}\n`);
      const prices = () =>
        products().flatMap(({ variants }) => variants.map((one) => one.priceInMinorUnits));
      expect(prices()).toEqual([800, 700, 1200]);
      expect(products()[0]?.optionNames).toEqual(['Size', 'Scent']);
      for (const options of ['Scent,Rose,Size,S', 'Size,S,,']) {
        const few = await file('few.csv', `${SHORT}Oil,oil,${options},1\n`);
        expect(await problemsOf({ products: few }, { isStrict: true })).toEqual([
          expect.stringContaining('2 The product "oil" has the options Size, Scent;'),
        ]);
      }
      const whole = full + oil.replace(/,oil,,,S,,Mint,9\n/, '');
      expect(await loadProducts(whole)).toEqual([
        'Variants that the file has not are no longer sold: 1 of "oil".',
      ]);
      expect(prices()).toEqual([800, 1200]);
    },
  );

  it.each([
    ['product', 'Handle,Title\nhat,Hat\noil,Oil\n', '2 The product "hat" is new and needs a price'],
    [
      'variant',
      'Handle,Title,Option1 name,Option1 value,SKU\noil,Oil,Size,S,O-1\noil,,,L,O-2\n',
      '2 The variant "L" of "oil" is new and needs a price',
    ],
  ])('demands a price of a new %s alone', async (_what, few, reason) => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price\nOil,oil,Size,S,8\n';
    await loadProducts(full);
    const path = await file('few.csv', few);
    expect(await problemsOf({ products: path }, { isStrict: true })).toEqual([
      expect.stringContaining(reason),
    ]);
    expect(products()[0]?.variants).toMatchObject([{ priceInMinorUnits: 800 }]);
  });

  it('keeps a variant whose row was left out', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price\n';
    await loadProducts(`${full}Oil,oil,Size,S,8\n,oil,,L,12\n`);
    await loadProducts(`${full}Oil,oil,Size,S,9\n,oil,,L,free\n`);
    expect(products()[0]?.variants).toMatchObject([
      { optionValues: ['S'], priceInMinorUnits: 900 },
      { optionValues: ['L'], priceInMinorUnits: 1200 },
    ]);
  });

  it('takes the first row of a variant that comes twice, also in a shop that has it', async () => {
    const full = 'Title,URL handle,Description,Option1 name,Option1 value,Price\n';
    await loadProducts(`${full}Oil,oil,,Size,S,8\n`);
    await loadProducts(`${full}Oil,oil,,Size,S,9\n,oil,,,S,10\n`);
    expect(products()[0]?.variants).toMatchObject([{ priceInMinorUnits: 900 }]);
  });

  it('keeps the name of an option that the file has values for alone', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price\n';
    await loadProducts(`${full}Oil,oil,Size,250 ml,8\n`);
    const some = 'Title,URL handle,Option1 value,Price\nOil,oil,250 ml,9\n,oil,500 ml,12\n';
    await loadProducts(some);
    expect(products()[0]).toMatchObject({
      optionNames: ['Size'],
      variants: [{ optionValues: ['250 ml'] }, { optionValues: ['500 ml'] }],
    });
  });

  it('gives options to a product that had none', async () => {
    await loadProducts('Title,URL handle,Price\nOil,oil,8\n');
    const some = 'Title,URL handle,Option1 name,Option1 value,Price\n';
    await loadProducts(`${some}Oil,oil,Size,S,9\n,oil,,L,12\n`);
    expect(products()[0]).toMatchObject({
      optionNames: ['Size'],
      variants: [{ optionValues: ['S'] }, { optionValues: ['L'] }],
    });
  });

  it('empties what the file has an empty cell for', async () => {
    await loadProducts('Title,URL handle,Tags,Price\nComb,comb,wood,1\n');
    await loadProducts('Title,URL handle,Tags,Price\nComb,comb,,1\n');
    expect(products()[0]?.tags).toEqual([]);
  });
});
