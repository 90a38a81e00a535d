import { keepLatest, type Sql, type Store, textColumn } from '../../../store/index.ts';
import type { ShippingDraft } from '../../shipping/index.ts';
import { SHIPPING_RECORD, SHOP_RECORD } from '../save/save-content.ts';
import { allRecords, findRecord } from '../stored/record-table.ts';
import type {
  BlogRecord,
  MenuRecord,
  PageRecord,
  RecordKind,
  RedirectRecord,
  ShopRecord,
} from '../stored/records.ts';
import type { Collection, Product, SellingPlan, Variant } from './entries.ts';
import { linkProducts } from './link-products.ts';
import { createStockCache, type LiveStockCache, type StockCache } from './stock-cache.ts';

export interface LoadedCatalogue {
  readonly catalogue: ShopCatalogue;
  readonly stock: LiveStockCache;
}

type TranslatedFields = Readonly<Record<string, string>>;

export interface ShopCatalogue {
  /** Products that lists show, oldest first; unlisted ones are in the indexes alone. */
  readonly products: readonly Product[];
  readonly productById: ReadonlyMap<string, Product>;
  readonly productByHandle: ReadonlyMap<string, Product>;
  readonly variantById: ReadonlyMap<string, Variant>;
  readonly variantBySku: (sku: string) => Variant | undefined;
  readonly sellingPlanById: ReadonlyMap<string, SellingPlan>;
  readonly collections: readonly Collection[];
  readonly collectionById: ReadonlyMap<string, Collection>;
  readonly collectionByHandle: ReadonlyMap<string, Collection>;
  readonly menus: readonly MenuRecord[];
  readonly pages: readonly PageRecord[];
  readonly blogs: readonly BlogRecord[];
  readonly redirects: readonly RedirectRecord[];
  readonly shopRecord: ShopRecord | null;
  /** Null where the country's usual ways and rates are the shop's. */
  readonly shipping: ShippingDraft | null;
  /** Fields by `<kind>/<handle>/<language>`. */
  readonly translations: { readonly get: (key: string) => TranslatedFields | undefined };
  readonly stock: StockCache;
}

type NumberedKind = Exclude<RecordKind, 'shop' | 'shipping' | 'selling_plan_group'>;

function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}

const MOST_TRANSLATIONS = 1_000;

function translationFinder(sql: Sql, shop: string): ShopCatalogue['translations'] {
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

function indexBy<Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key) {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

export function loadShopCatalogue(store: Store, shop: string): LoadedCatalogue {
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
  const catalogue = {
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
    shipping: findRecord(sql, { shop, kind: 'shipping', handle: SHIPPING_RECORD }),
    translations: translationFinder(sql, shop),
    stock,
  };
  return { catalogue, stock };
}
