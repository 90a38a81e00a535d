import { describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { readProductDrafts } from '../../src/shop-files/import/read-product-drafts.ts';
import { CatalogueError, readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { EVERYTHING } from '../fixtures/collection-draft.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { shopperAt } from '../fixtures/shopper.ts';

let day = 1;
function platform(): Platform {
  day = 1;
  return openPlatform({ now: () => new Date(`2026-03-0${day}T10:00:00Z`) });
}

function product({ context }: Platform, handle: string) {
  return readCatalogue(context.store, 'nl').productByHandle.get(handle);
}

it('keeps an unlisted product out of lists and collections, and finds it by its address', async () => {
  const { context } = platform();
  const products = [
    productDraft({ handle: 'shown' }),
    productDraft({ handle: 'secret', status: 'UNLISTED' }),
    productDraft({ handle: 'draft', status: 'DRAFT' }),
  ];
  await saveCatalogue(context, 'nl', { products });
  const catalogue = readCatalogue(context.store, 'nl');
  expect(catalogue.products.map(({ record }) => record.handle)).toEqual(['shown']);
  expect([...catalogue.productByHandle.keys()]).toEqual(['shown', 'secret']);
  expect(catalogue.productByHandle.get('secret')?.record.metafields).toMatchObject([
    { namespace: 'seo', key: 'hidden', value: '1' },
  ]);
});

it.each([
  [{}, -2, false, false],
  [{}, 0, false, false],
  [{}, 1, true, false],
  [{ continuesSellingWhenSoldOut: true }, -2, true, true],
  [{ tracksInventory: false }, 0, true, false],
])('with %j and %d in stock is for sale: %s, though sold out: %s', async (...row) => {
  const [kind, inventoryQuantity, availableForSale, currentlyNotInStock] = row;
  const made = platform();
  const variants = [variantDraft({ ...kind, inventoryQuantity })];
  await saveCatalogue(made.context, 'nl', { products: [productDraft({ variants })] });
  const shown = await shopperAt(made, 'nl', '2024-01').send(
    '{ product(handle: "rain-shampoo") { variants(first: 1) { nodes { availableForSale currentlyNotInStock } } } }',
  );
  expect(shown).toEqual({ variants: { nodes: [{ availableForSale, currentlyNotInStock }] } });
});

describe('saving a catalogue', () => {
  it('keeps ids as long as handles, options and metafields stay', async () => {
    const { context, ...rest } = platform();
    const metafields = [{ namespace: 'a', key: 'b', type: 'json', value: '1' }];
    const first = productDraft({ metafields });
    await saveCatalogue(context, 'nl', { products: [first] });
    const before = product({ context, ...rest }, 'rain-shampoo');
    day = 2;
    const changed = productDraft({
      title: 'New title',
      variants: [variantDraft({ optionValues: ['1 l'] }), variantDraft({ priceInMinorUnits: 9 })],
      metafields: metafields.map((metafield) => ({ ...metafield, value: '2' })),
    });
    const saved = await saveCatalogue(context, 'nl', {
      products: [changed, productDraft({ handle: 'other' })],
    });
    const after = product({ context, ...rest }, 'rain-shampoo');
    expect(saved).toEqual({ createdProducts: 1, updatedProducts: 1 });
    expect(after?.id).toBe(before?.id);
    expect(after?.variants[1]?.id).toBe(before?.variants[0]?.id);
    expect(after?.variants[0]?.id).not.toBe(before?.variants[0]?.id);
    expect(after?.record.options[0]?.number).toBe(before?.record.options[0]?.number);
    expect(after?.record.metafields[0]).toMatchObject({
      number: before?.record.metafields[0]?.number,
      value: '2',
      createdAt: '2026-03-01T10:00:00Z',
      updatedAt: '2026-03-02T10:00:00Z',
    });
    expect(after?.record.createdAt).toBe('2026-03-01T10:00:00Z');
    expect(after?.record.updatedAt).toBe('2026-03-02T10:00:00Z');
  });

  it('leaves the dates of a product that has not changed', async () => {
    const made = platform();
    await saveCatalogue(made.context, 'nl', { products: [productDraft()] });
    day = 2;
    await saveCatalogue(made.context, 'nl', { products: [productDraft()] });
    expect(product(made, 'rain-shampoo')?.record.updatedAt).toBe('2026-03-01T10:00:00Z');
  });

  it('keeps shops apart', async () => {
    const { context } = platform();
    await saveCatalogue(context, 'nl', { products: [productDraft()] });
    expect(readCatalogue(context.store, 'fr').products).toEqual([]);
  });

  it('gives back the drafts as they came, hidden products too', async () => {
    const { context } = platform();
    const drafts = [
      productDraft({
        isPublished: false,
        metafields: [{ namespace: 'a', key: 'b', type: 'json', value: '1' }],
      }),
      productDraft({
        handle: 'other',
        status: 'DRAFT',
        images: [{ src: '/a', altText: null, widthInPixels: 1, heightInPixels: 2 }],
        variants: [
          variantDraft({
            inventoryQuantity: -2,
            imageSrc: '/a',
            metafields: [
              { namespace: 'a', key: 'b', type: 'product_reference', value: 'rain-shampoo' },
            ],
          }),
        ],
      }),
    ];
    await saveCatalogue(context, 'nl', { products: drafts });
    const row = context.store.read
      .prepare("SELECT document FROM catalogue_records WHERE handle = 'other'")
      .get();
    expect(row?.['document']).toContain('gid://shopify/Product/1');
    expect(readProductDrafts(context.store.read, 'nl')).toEqual(drafts);
    expect(readCatalogue(context.store, 'nl').products).toEqual([]);
  });

  it.each([
    ['a handle', { handle: 'no handle' }, 'product handle "no handle" is not a handle'],
    ['a title', { title: ' ' }, 'rain-shampoo: has no title'],
    ['variants', { variants: [] }, 'rain-shampoo: has no variant'],
    [
      'a whole price',
      { variants: [variantDraft({ priceInMinorUnits: 12.5 })] },
      'rain-shampoo (250 ml): price is not an amount',
    ],
    [
      'a price that is not negative',
      { variants: [variantDraft({ priceInMinorUnits: -1 })] },
      'rain-shampoo (250 ml): price is not an amount',
    ],
    [
      'a value for each option',
      { variants: [variantDraft({ optionValues: ['a', 'b'] })] },
      'rain-shampoo (a / b): has 2 option values for 1 options',
    ],
    [
      'variants that differ',
      { variants: [variantDraft(), variantDraft()] },
      'rain-shampoo (250 ml): comes twice',
    ],
  ])('demands %s', async (_what, given, problem) => {
    const { context } = platform();
    const saving = saveCatalogue(context, 'nl', { products: [productDraft(given)] });
    await expect(saving).rejects.toMatchObject({ problems: [problem] });
  });

  it('saves nothing when anything is wrong, and names all of it', async () => {
    const made = platform();
    const saving = saveCatalogue(made.context, 'nl', {
      products: [
        productDraft({
          metafields: [
            { namespace: 'a', key: 'b', type: 'list.product_reference', value: '["gone"]' },
          ],
        }),
      ],
      collections: [{ ...EVERYTHING, members: { kind: 'handles', handles: ['lost'] } }],
    });
    const rejected = await saving.catch((reason: unknown) => reason);
    expect(rejected).toBeInstanceOf(CatalogueError);
    expect(rejected).toMatchObject({
      problems: [
        'rain-shampoo: metafield a.b names the unknown product "gone"',
        'collection everything: names the unknown product lost',
      ],
    });
    expect(product(made, 'rain-shampoo')).toBeUndefined();
    expect(readCatalogue(made.context.store, 'nl').collections).toEqual([]);
  });
});

describe('the catalogue in memory', () => {
  it('forgets what it read in the midst of a write that was undone', async () => {
    const made = platform();
    await saveCatalogue(made.context, 'nl', { products: [productDraft()] });
    const { store } = made.context;
    const [row] = readCatalogue(store, 'nl').products;
    const number = row?.variants[0]?.record.number ?? 0;
    const change = (quantity: number, isUndone: boolean) =>
      store.write((sql) => {
        sql.prepare("UPDATE catalogue_versions SET stock = stock + 1 WHERE shop = 'nl'").run();
        sql
          .prepare(
            `UPDATE catalogue_stock SET quantity = ?,
             version = (SELECT stock FROM catalogue_versions WHERE shop = 'nl') WHERE variant = ?`,
          )
          .run(quantity, number);
        readCatalogue(store, 'nl');
        if (isUndone) throw new Error('undone');
      });
    await expect(change(7, true)).rejects.toThrow('undone');
    expect(readProductDrafts(store.read, 'nl')[0]?.variants[0]?.inventoryQuantity).toBe(100);
    const variant = () => readCatalogue(store, 'nl').products[0]?.variants[0];
    const quantity = () => {
      const found = variant();
      return found === undefined ? null : readCatalogue(store, 'nl').stock.quantityOf(found);
    };
    expect(quantity()).toBe(100);
    await change(8, false);
    expect(quantity()).toBe(8);
  });
});
