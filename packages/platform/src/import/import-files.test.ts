import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stockSince, takeStock } from '../catalogue/index.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { type FilesToImport, importFiles } from './import-files.ts';
import { ImportError } from './import-report.ts';
import { readDefinitions } from './metafield-definition.ts';
import { exportProducts } from './product-csv/write-product-csv.ts';
import { readProductDrafts } from './read-product-drafts.ts';

let folder = '';
let platform: Platform;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  platform = createPlatform({ dataFile: ':memory:', now: () => new Date('2026-01-02T03:04:05Z') });
});

afterEach(async () => {
  platform.close();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const load = (files: FilesToImport) => importFiles(platform.context, 'nl', files);
const products = () => readProductDrafts(platform.context.store.read, 'nl');

async function problemsOf(files: FilesToImport): Promise<readonly string[]> {
  const requestError: unknown = await load(files).catch((error: unknown) => error);
  if (!(requestError instanceof ImportError)) throw new Error('The import was not refused');
  return requestError.report.problems.map(
    ({ file: name, line, message }) => `${name}:${line} ${message}`,
  );
}

const COMB = 'Title,URL handle,Price,Inventory tracker,Inventory quantity\nComb,comb,1,shopify,5\n';

describe('an import', () => {
  it('tells what was new and what was known', async () => {
    const path = await file('products.csv', COMB);
    expect((await load({ products: path })).saved).toEqual({
      createdProducts: 1,
      updatedProducts: 0,
    });
    expect((await load({ products: path })).saved).toEqual({
      createdProducts: 0,
      updatedProducts: 1,
    });
    expect(products()).toHaveLength(1);
  });

  it('changes nothing when one row is bad', async () => {
    const path = await file('bad.csv', `${COMB}Brush,brush,free,,\n`);
    expect(await problemsOf({ products: path })).toEqual([
      'bad.csv:3 Price must be an amount like 12.50, not "free".',
    ]);
    expect(products()).toEqual([]);
  });

  it('changes nothing when a file beside the products does not fit', async () => {
    const path = await file('products.csv', COMB);
    const menus = await file('menus.json', '[{"handle":"main","title":"M","items":[{"title":1}]}]');
    expect(await problemsOf({ products: path, others: [menus] })).toEqual([
      'menus.json:0 menus.json: [0].items[0].title must be text.',
    ]);
    expect(products()).toEqual([]);
  });

  it('changes nothing when a collection names a product that is not there', async () => {
    const collection = {
      handle: 'all',
      title: 'All',
      descriptionHtml: '',
      image: null,
      members: { kind: 'handles', handles: ['comb', 'ghost'] },
      sortOrder: 'MANUAL',
      seo: { title: null, description: null },
      metafields: [],
    };
    const collections = await file('collections.json', JSON.stringify([collection]));
    const path = await file('products.csv', COMB);
    expect(await problemsOf({ products: path, others: [collections] })).toEqual([
      expect.stringContaining('ghost'),
    ]);
    expect(products()).toEqual([]);
  });

  it('leaves what the file has no column for as it is', async () => {
    await load({
      products: await file(
        'full.csv',
        'Title,URL handle,Description,Tags,SKU,Price,Inventory tracker,Inventory quantity,Note (product.metafields.custom.note)\nComb,comb,<p>fine</p>,wood,C-1,1,shopify,5,soft\n',
      ),
    });
    await load({ products: await file('prices.csv', 'Title,URL handle,Price\nComb,comb,2.50\n') });
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
    const { store } = platform.context;
    await load({ products: await file('full.csv', COMB.replace(',5', ',90000')) });
    const variantNumber = stockSince(store.read, 'nl', 0)[0]?.variantNumber ?? 0;
    const prices = await file('prices.csv', 'Title,URL handle,Price\nComb,comb,2.50\n');
    for (let round = 0; round < 5; round++) {
      let isImporting = true;
      const importing = load({ products: prices }).finally(() => {
        isImporting = false;
      });
      while (isImporting) {
        const sold = [{ variantNumber, units: 1, takesStock: true }];
        await store.write((sql) => takeStock(sql, 'nl', sold));
      }
      await importing;
    }
    const [level] = stockSince(store.read, 'nl', 0);
    expect(level?.sold).toBeGreaterThan(0);
    expect(level?.quantity).toBe(90_000 - (level?.sold ?? 0));
  });

  it('keeps the option of the one variant that a file without options prices', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price,SKU\n';
    await load({ products: await file('full.csv', `${full}Oil,oil,Size,250 ml,8,O-1\n`) });
    await load({ products: await file('prices.csv', 'Title,URL handle,Price\nOil,oil,9\n') });
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
    await load({ products: await file('full.csv', full + oil) });
    const prices = await file('prices.csv', 'Title,URL handle,Price\nOil,oil,9\n');
    expect(await problemsOf({ products: prices })).toEqual([
      expect.stringContaining('"oil" has options (Size)'),
    ]);
    expect(products()[0]?.variants).toHaveLength(2);
  });

  it('keeps the name of an option that the file has values for alone', async () => {
    const full = 'Title,URL handle,Option1 name,Option1 value,Price\n';
    await load({ products: await file('full.csv', `${full}Oil,oil,Size,250 ml,8\n`) });
    const some = 'Title,URL handle,Option1 value,Price\nOil,oil,250 ml,9\n,oil,500 ml,12\n';
    await load({ products: await file('some.csv', some) });
    expect(products()[0]).toMatchObject({
      optionNames: ['Size'],
      variants: [{ optionValues: ['250 ml'] }, { optionValues: ['500 ml'] }],
    });
  });

  it('lands with its definitions in one transaction, or with none of them', async () => {
    const { store } = platform.context;
    const note = 'Title,URL handle,Price,Note (product.metafields.custom.note)\n';
    const path = await file('products.csv', `${note}Comb,comb,1,soft\n`);
    store.read
      .prepare(
        `CREATE TEMP TRIGGER refuse BEFORE INSERT ON metafield_definitions
         BEGIN SELECT RAISE(ABORT, 'no room'); END`,
      )
      .run();
    await expect(load({ products: path })).rejects.toThrow('no room');
    expect(products()).toEqual([]);
    store.read.prepare('DROP TRIGGER refuse').run();
    await load({ products: path });
    expect(readDefinitions(store.read, 'nl')).toMatchObject([{ namespace: 'custom', key: 'note' }]);
  });

  it('leaves out recommended products that are nowhere, and says so', async () => {
    const related =
      'Related (product.metafields.shopify--discovery--product_recommendation.related_products)';
    const path = await file(
      'part.csv',
      `Title,URL handle,Price,${related}\nComb,comb,1,brush; ghost\nBrush,brush,1,comb\n`,
    );
    const { report } = await load({ products: path });
    expect(report.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('left out: ghost.'),
    ]);
    expect(products().map(({ metafields }) => metafields[0]?.value)).toEqual([
      '["brush"]',
      '["comb"]',
    ]);
  });

  it('names the places of pictures that the shop does not show by itself', async () => {
    const path = await file(
      'pictures.csv',
      'Title,URL handle,Price,Product image URL\nComb,comb,1,https://cdn.shopify.com/a.jpg\n,comb,,https://burst.example/b.jpg\n',
    );
    const { report } = await load({ products: path });
    expect(report.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^2 pictures stay/),
      expect.stringMatching(/^1 of them .* PICTURE_ORIGINS .*: https:\/\/burst\.example$/),
    ]);
  });

  it('warns of missing stock only where stock is counted', async () => {
    const warningsFor = async (tracker: string) => {
      const path = await file(
        'stock.csv',
        `Title,URL handle,Price,Inventory tracker\nComb,comb,1,${tracker}\n`,
      );
      const { report } = await load({ products: path });
      return report.warnings.map(({ message }) => message);
    };
    expect(await warningsFor('')).toEqual([]);
    expect(await warningsFor('shopify')).toEqual([expect.stringContaining('Inventory quantity')]);
  });

  it('empties what the file has an empty cell for', async () => {
    await load({
      products: await file('a.csv', 'Title,URL handle,Tags,Price\nComb,comb,wood,1\n'),
    });
    await load({ products: await file('b.csv', 'Title,URL handle,Tags,Price\nComb,comb,,1\n') });
    expect(products()[0]?.tags).toEqual([]);
  });
});

describe('an export', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `x${text}`.trim());
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

  it('imports again to the same export, whatever the texts contain', async () => {
    const rows = fc.uniqueArray(fc.tuple(word, word, fc.integer({ min: 0, max: 99_999 })), {
      maxLength: 8,
      selector: ([title]) => title,
    });
    await fc.assert(
      fc.asyncProperty(rows, async (items) => {
        const lines = items.map(([title, note, price], i) =>
          [title, `p-${i}`, `${note}\n${note}`, (price / 100).toFixed(2), note].map(cell).join(','),
        );
        const header = 'Title,URL handle,Description,Price,Note (product.metafields.custom.note)';
        const first = await file('first.csv', [header, ...lines, 'Comb,comb,,1,'].join('\n'));
        await load({ products: first });
        const exported = exportProducts(platform.context.store.read, 'nl');
        await load({ products: await file('again.csv', exported) });
        expect(exportProducts(platform.context.store.read, 'nl')).toBe(exported);
      }),
      { numRuns: 12, seed: 20_260_101 },
    );
  });

  it('begins with the columns of the current template', async () => {
    await load({ products: await file('products.csv', COMB) });
    const [header = ''] = exportProducts(platform.context.store.read, 'nl').split('\n');
    expect(header.split(',')).toHaveLength(57);
    expect(header).toMatch(/^Title,URL handle,Description,Vendor,Product category,/);
    expect(header).toMatch(/Google Shopping \/ Custom label 4$/);
  });
});
