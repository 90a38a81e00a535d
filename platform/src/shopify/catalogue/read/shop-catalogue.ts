import { gid } from '../../../protocol/index.ts';
import { keepLatest, type Sql, type Store, textColumn } from '../../../store/index.ts';
import { SHOP_RECORD } from '../save/save-content.ts';
import { allRecords, findRecord } from '../stored/record-table.ts';
import type {
  BlogRecord,
  LocationRecord,
  MenuRecord,
  PageRecord,
  RedirectRecord,
  SellingPlanGroupRecord,
  ShopRecord,
} from '../stored/records.ts';
import type { Collection, Product, SellingPlan, SellingPlanGroup } from './entries.ts';
import type { ProductFinders } from './find-products.ts';
import { linkProducts } from './link-products.ts';
import type { LiveStockCache, StockCache } from './stock-cache.ts';

export interface LoadedCatalogue {
  readonly catalogue: ShopCatalogue;
  readonly stock: LiveStockCache;
}

type TranslatedFields = Readonly<Record<string, string>>;

export interface ShopCatalogue extends ProductFinders {
  /** Only what the shop shows, oldest first. */
  readonly products: readonly Product[];
  /** By the places of the products; read when they are asked for. */
  readonly titles: () => readonly string[];
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
  readonly translations: { readonly get: (key: string) => TranslatedFields | undefined };
  readonly stock: StockCache;
  /** Reads the records of products that will be asked for, in one statement. */
  readonly readRecords: (products: readonly Product[]) => void;
  /** How many records of products are in memory. */
  readonly recordsInMemory: () => number;
}

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

function planGroup(record: SellingPlanGroupRecord): SellingPlanGroup {
  const plans = record.plans.map((plan) => ({
    __typename: 'SellingPlan' as const,
    id: gid('SellingPlan', plan.number),
    record: plan,
    groupName: record.name,
  }));
  return { __typename: 'SellingPlanGroup', record, plans };
}

function indexBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

export function loadShopCatalogue(store: Store, shop: string): LoadedCatalogue {
  const sql = store.read;
  const groups = allRecords(sql, { shop, kind: 'selling_plan_group' }).map(planGroup);
  const linked = linkProducts(store, shop, {
    collections: allRecords(sql, { shop, kind: 'collection' }).toSorted(byNumber),
    groups,
  });
  const { collections, stock, namedHandles, ...products } = linked;
  // A plan that no product of the shop has is none of its plans.
  const plans = groups
    .filter(({ record }) => record.productHandles.some((handle) => namedHandles.has(handle)))
    .flatMap((group) => group.plans);
  const catalogue = {
    ...products,
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
    translations: translationFinder(sql, shop),
    stock,
  };
  return { catalogue, stock };
}
