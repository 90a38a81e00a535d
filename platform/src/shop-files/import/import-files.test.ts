import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readCatalogue } from '../../shopify/catalogue/index.ts';
import { readDefinitions } from '../../shopify/provisioning/index.ts';
import { exportProducts } from './product-csv/write-product-csv.ts';
import { COMB, importsInFolder } from './test-kit.ts';

const { file, load, loadProducts, problemsOf, products, store } = importsInFolder();

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

  it('leaves a bad row out, and is refused for it where it is strict', async () => {
    const path = await file('bad.csv', `${COMB}Brush,brush,free,,\n`);
    const reason =
      'bad.csv:3 Price must be an amount like 12.50, at most 999999999.99, not "free".';
    expect(await problemsOf({ products: path }, { isStrict: true })).toEqual([reason]);
    expect(products()).toEqual([]);
    const { report } = await load({ products: path });
    expect(
      report.leftOut.map(({ file: name, line, message }) => `${name}:${line} ${message}`),
    ).toEqual([reason]);
    expect(products().map(({ handle }) => handle)).toEqual(['comb']);
  });

  it('warns of a SKU that comes twice, and names both rows', async () => {
    const head = 'Title,URL handle,Price,SKU,Option1 name,Option1 value\n';
    const warned = await loadProducts(
      `${head}Comb,comb,1,A-1,Size,S\n,comb,1,A-2,,M\nBrush,brush,2,'A-1,,\nHat,hat,free,A-2,,\nCap,cap,1,,,\n`,
    );
    expect(warned).toContain(
      'A SKU that comes more than once tells variants apart no more: "A-1" in products.csv line 2 and products.csv line 4.',
    );
    expect(
      await loadProducts(`${head}Comb,comb,1,A-1,,\nBrush,brush,2,a-1,,\n`),
    ).not.toContainEqual(expect.stringContaining('SKU'));
  });

  it('warns of words that the law minds, once for all products that have them', async () => {
    const inci = 'INCI (product.metafields.lokke.inci)';
    const rows = [
      'Comb,comb,<p>Nachhaltig und eco-friendly</p>,1,',
      'Brush,brush,Eco-friendly,1,"AQUA, PARFUM"',
      'Oil,oil,Oil,1,"AQUA, PARFUM, ALPHA-PINENE"',
    ];
    const warnings = await loadProducts(
      `Title,Handle,Description,Price,${inci}\n${rows.join('\n')}\n`,
    );
    expect(warnings).toEqual(
      expect.arrayContaining([
        '“eco friendly” is an environmental claim, which needs proof beside it: comb, brush.',
        '“nachhaltig” is an environmental claim, which needs proof beside it: comb.',
        'A fragrance, and none of the allergens that have to be named: ask the producer: brush.',
        'ALPHA-PINENE has to be called PINENE: oil.',
      ]),
    );
  });

  it('writes types and vendors that differ in case or blanks as most products do, and says so', async () => {
    const rows = ['A,1,retro,Acme', 'B,1,Retro,ACME', 'C,1,Retro ,acme inc', 'D,1,,Acme'];
    const warnings = await loadProducts(`Title,Price,Type,Vendor\n${rows.join('\n')}\n`);
    expect(products().map(({ productType, vendor }) => `${productType} ${vendor}`)).toEqual([
      'Retro Acme',
      'Retro Acme',
      'Retro acme inc',
      ' Acme',
    ]);
    expect(warnings).toEqual([
      'The types "Retro", "retro" were taken as one, "Retro".',
      'The vendors "Acme", "ACME" were taken as one, "Acme".',
    ]);
  });

  it('is refused when no row can be taken', async () => {
    const path = await file('bad.csv', 'Title,Price\nComb,free\n');
    expect(await problemsOf({ products: path })).toEqual([
      'bad.csv:1 None of its products can be taken.',
    ]);
  });

  it('reads a file that an editor began with a byte order mark', async () => {
    const others = [await file('redirects.json', '\uFEFF[{"path":"/old","target":"/new"}]')];
    await load({ others });
    expect(readCatalogue(store(), 'nl').redirects).toMatchObject([{ path: '/old' }]);
  });

  it('lands with its definitions in one transaction, or with none of them', async () => {
    const note = 'Title,URL handle,Price,Note (product.metafields.custom.note)\n';
    const path = await file('products.csv', `${note}Comb,comb,1,soft\n`);
    store()
      .read.prepare(
        `CREATE TEMP TRIGGER refuse BEFORE INSERT ON metafield_definitions
         BEGIN SELECT RAISE(ABORT, 'no room'); END`,
      )
      .run();
    await expect(load({ products: path })).rejects.toThrow('no room');
    expect(products()).toEqual([]);
    store().read.prepare('DROP TRIGGER refuse').run();
    await load({ products: path });
    expect(readDefinitions(store().read, 'nl')).toMatchObject([
      { namespace: 'custom', key: 'note' },
    ]);
  });

  it('leaves out recommended products that are nowhere, and says so', async () => {
    const related =
      'Related (product.metafields.shopify--discovery--product_recommendation.related_products)';
    const warnings = await loadProducts(
      `Title,URL handle,Price,${related}\nComb,comb,1,brush; ghost\nBrush,brush,1,comb\n`,
    );
    expect(warnings).toEqual([expect.stringContaining('left out: ghost.')]);
    expect(products().map(({ metafields }) => metafields[0]?.value)).toEqual([
      '["brush"]',
      '["comb"]',
    ]);
  });

  it('names the places of pictures that the shop does not show by itself', async () => {
    const warnings = await loadProducts(
      'Title,URL handle,Price,Product image URL\nComb,comb,1,https://cdn.shopify.com/a.jpg\n,comb,,https://burst.example/b.jpg\n',
    );
    expect(warnings).toEqual([
      expect.stringMatching(/^2 pictures stay/),
      expect.stringMatching(/^1 of them .* PICTURE_ORIGINS .*: https:\/\/burst\.example$/),
    ]);
  });

  it('names no place that the setting of the shop allows already', async () => {
    vi.stubEnv('PICTURE_ORIGINS', 'https://a.example, https://c.example');
    const warnings = await loadProducts(
      'Title,URL handle,Price,Product image URL\nComb,comb,1,https://a.example/a.jpg\n,comb,,https://b.example/b.jpg\n',
    );
    vi.unstubAllEnvs();
    expect(warnings).toEqual([
      expect.stringMatching(/^2 pictures stay/),
      expect.stringMatching(/^1 of them .*: https:\/\/b\.example$/),
    ]);
  });

  it('warns of missing stock only where stock is counted', async () => {
    const warningsFor = (tracker: string) =>
      loadProducts(`Title,URL handle,Price,Inventory tracker\nComb,comb,1,${tracker}\n`);
    expect(await warningsFor('')).toEqual([]);
    expect(await warningsFor('shopify')).toEqual([expect.stringContaining('Inventory quantity')]);
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
        await loadProducts([header, ...lines, 'Comb,comb,,1,'].join('\n'));
        const exported = exportProducts(store().read, 'nl');
        await loadProducts(exported);
        expect(exportProducts(store().read, 'nl')).toBe(exported);
      }),
      { numRuns: 12, seed: 20_260_101 },
    );
  });

  it('begins with the columns of the current template', async () => {
    await loadProducts(COMB);
    const [header = ''] = exportProducts(store().read, 'nl').split('\n');
    expect(header.split(',')).toHaveLength(57);
    expect(header).toMatch(/^Title,URL handle,Description,Vendor,Product category,/);
    expect(header).toMatch(/Google Shopping \/ Custom label 4$/);
  });
});
