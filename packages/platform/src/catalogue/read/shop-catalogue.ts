import { type Sql, textColumn } from '../../core/index.ts';
import { SHOP_RECORD } from '../save/save-content.ts';
import { allRecords, findRecord } from '../stored/record-table.ts';
import type {
  BlogRecord,
  LocationRecord,
  MenuRecord,
  PageRecord,
  ProductRecord,
  RedirectRecord,
  ShopRecord,
} from '../stored/records.ts';
import type { Collection, Product, SellingPlan, Variant } from './entries.ts';
import { linkEntries } from './link-entries.ts';
import type { StockCache } from './stock-cache.ts';

export interface ShopCatalogue {
  /** Only what the shop shows, oldest first. */
  readonly products: readonly Product[];
  readonly productById: ReadonlyMap<string, Product>;
  readonly productByHandle: ReadonlyMap<string, Product>;
  readonly variantById: ReadonlyMap<string, Variant>;
  readonly sellingPlanById: ReadonlyMap<string, SellingPlan>;
  readonly collections: readonly Collection[];
  readonly collectionById: ReadonlyMap<string, Collection>;
  readonly collectionByHandle: ReadonlyMap<string, Collection>;
  readonly menus: readonly MenuRecord[];
  readonly pages: readonly PageRecord[];
  readonly blogs: readonly BlogRecord[];
  readonly locations: readonly LocationRecord[];
  readonly redirects: readonly RedirectRecord[];
  readonly shopRecord: ShopRecord | null;
  /** By `<kind>/<handle>/<language>`. */
  readonly translations: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly stock: StockCache;
}

function isShown({ status, publishedAt }: ProductRecord): boolean {
  return status === 'ACTIVE' && publishedAt !== null;
}

function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}

function readTranslations(sql: Sql, shop: string): ShopCatalogue['translations'] {
  const rows = sql
    .prepare('SELECT kind, handle, language, fields FROM catalogue_translations WHERE shop = ?')
    .all(shop);
  return new Map(
    rows.map((row) => {
      const key = ['kind', 'handle', 'language'].map((name) => textColumn(row, name)).join('/');
      return [key, JSON.parse(textColumn(row, 'fields'))];
    }),
  );
}

function indexBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

export function loadShopCatalogue(sql: Sql, shop: string, stock: StockCache): ShopCatalogue {
  const { products, collections } = linkEntries({
    products: allRecords(sql, { shop, kind: 'product' }).filter(isShown).toSorted(byNumber),
    collections: allRecords(sql, { shop, kind: 'collection' }).toSorted(byNumber),
    sellingPlanGroups: allRecords(sql, { shop, kind: 'selling_plan_group' }),
  });
  const plans = products.flatMap(({ sellingPlanGroups }) =>
    sellingPlanGroups.flatMap((group) => group.plans),
  );
  return {
    products,
    productById: indexBy(products, ({ id }) => id),
    productByHandle: indexBy(products, ({ record }) => record.handle),
    variantById: indexBy(
      products.flatMap(({ variants }) => variants),
      ({ id }) => id,
    ),
    sellingPlanById: indexBy(plans, ({ id }) => id),
    collections,
    collectionById: indexBy(collections, ({ id }) => id),
    collectionByHandle: indexBy(collections, ({ record }) => record.handle),
    menus: allRecords(sql, { shop, kind: 'menu' }).toSorted(byNumber),
    pages: allRecords(sql, { shop, kind: 'page' }).toSorted(byNumber),
    blogs: allRecords(sql, { shop, kind: 'blog' }).toSorted(byNumber),
    locations: allRecords(sql, { shop, kind: 'location' }).toSorted(byNumber),
    redirects: allRecords(sql, { shop, kind: 'redirect' }).toSorted(byNumber),
    shopRecord: findRecord(sql, { shop, kind: 'shop', handle: SHOP_RECORD }),
    translations: readTranslations(sql, shop),
    stock,
  };
}
