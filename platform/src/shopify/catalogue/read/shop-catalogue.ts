import { keepLatest, type Sql, type Store, textColumn } from '../../../store/index.ts';
import { SHIPPING_RECORD, SHOP_RECORD } from '../save/save-content.ts';
import { allRecords, findRecord } from '../stored/record-table.ts';
import type { RecordKind } from '../stored/records.ts';
import { linkProducts } from './link-products.ts';
import { createStockCache, type StockCache } from './stock-cache.ts';

type LoadedCatalogue = ReturnType<typeof loadShopCatalogue>;

type TranslatedFields = Readonly<Record<string, string>>;

/** Shop's catalogue, linked and found by its keys. */
export type ShopCatalogue = LoadedCatalogue['catalogue'];

type NumberedKind = Exclude<RecordKind, 'shop' | 'shipping' | 'selling_plan_group'>;

function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}

const MOST_TRANSLATIONS = 1_000;

function translationFinder(sql: Sql, shop: string) {
  const find = (key: string): TranslatedFields | undefined => {
    const [kind = '', ...rest] = key.split('/');
    const language = rest.pop() ?? '';
    const row = sql
      .prepare(
        `SELECT fields FROM catalogue_translations
         WHERE shop = ? AND kind = ? AND handle = ? AND language = ?`,
      )
      .get(shop, kind, rest.join('/'), language);
    return row === undefined ? undefined : JSON.parse(textColumn(row, 'fields'));
  };
  return { get: keepLatest(MOST_TRANSLATIONS, find) };
}

function indexBy<Entry, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, Entry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

export function loadShopCatalogue(store: Store, shop: string) {
  const sql = store.read;
  const inOrder = <Kind extends NumberedKind>(kind: Kind) =>
    allRecords(sql, { shop, kind }).toSorted(byNumber);
  const { products, sold, productByHandle, collections, plans } = linkProducts({
    products: inOrder('product'),
    collections: inOrder('collection'),
    sellingPlanGroups: allRecords(sql, { shop, kind: 'selling_plan_group' }),
  });
  const variants = sold.flatMap((product) => product.variants);
  // Reversed, so that the oldest of variants that share one stays.
  const bySku = indexBy(variants.toReversed(), ({ record }) => record.sku);
  const stock = createStockCache(shop);
  const readStock: StockCache = stock;
  const catalogue = {
    /** Products that lists show, oldest first; unlisted ones are in the indexes alone. */
    products,
    productById: indexBy(sold, ({ id }) => id),
    productByHandle,
    variantById: indexBy(variants, ({ id }) => id),
    variantBySku: (sku: string) => bySku.get(sku),
    sellingPlanById: indexBy(plans, ({ id }) => id),
    collections,
    collectionById: indexBy(collections, ({ id }) => id),
    collectionByHandle: indexBy(collections, ({ record }) => record.handle),
    menus: inOrder('menu'),
    pages: inOrder('page'),
    blogs: inOrder('blog'),
    redirects: inOrder('redirect'),
    shopRecord: findRecord(sql, { shop, kind: 'shop', handle: SHOP_RECORD }),
    /** Null where the country's usual ways and rates are the shop's. */
    shipping: findRecord(sql, { shop, kind: 'shipping', handle: SHIPPING_RECORD }),
    /** Fields by `<kind>/<handle>/<language>`. */
    translations: translationFinder(sql, shop),
    stock: readStock,
  };
  return { catalogue, stock };
}
