import { gid } from '../../../protocol/index.ts';
import type { Store } from '../../../store/index.ts';
import { ranksOf } from '../facts/title-ranks.ts';
import type { CollectionRecord } from '../stored/records.ts';
import { CatalogueProduct } from './catalogue-product.ts';
import { collectionsOfPlaces } from './collect-members.ts';
import type { Collection, SellingPlanGroup } from './entries.ts';
import { type ProductFinders, productFinders } from './find-products.ts';
import { readProducts, readTitles } from './read-products.ts';
import { createRecordLoader } from './record-loader.ts';
import { createStockCache, type LiveStockCache } from './stock-cache.ts';
import { variantOrder } from './variant-order.ts';

export interface LinkedProducts extends ProductFinders {
  readonly products: readonly CatalogueProduct[];
  readonly collections: readonly Collection[];
  readonly stock: LiveStockCache;
  /** Of the handles that collections and selling plans name, those that the shop shows. */
  readonly namedHandles: ReadonlySet<string>;
  readonly titles: () => readonly string[];
  readonly readRecords: (products: readonly object[]) => void;
  readonly recordsInMemory: () => number;
}

function groupsByHandle(groups: readonly SellingPlanGroup[]) {
  const byHandle = new Map<string, SellingPlanGroup[]>();
  for (const group of groups) {
    for (const handle of new Set(group.record.productHandles)) {
      const known = byHandle.get(handle);
      if (known === undefined) byHandle.set(handle, [group]);
      else known.push(group);
    }
  }
  return byHandle;
}

/** Products know their collections and collections their products; records stay in the file. */
export function linkProducts(
  store: Store,
  shop: string,
  {
    collections: collectionRecords,
    groups,
  }: {
    readonly collections: readonly CollectionRecord[];
    readonly groups: readonly SellingPlanGroup[];
  },
): LinkedProducts {
  const { columns, members } = readProducts(store.read, shop, {
    collections: collectionRecords,
    sellingPlanGroups: groups.map(({ record }) => record),
  });
  const loader = createRecordLoader(store, shop);
  const groupsOf = groupsByHandle(groups);
  const indexesAt = collectionsOfPlaces(members.ofCollections, columns.numbers.length);
  let titleRanks: Uint32Array | null = null;
  const titles = () => readTitles(store.read, shop, columns);
  const parts = {
    store,
    columns,
    loader,
    titleRanks: () => (titleRanks ??= ranksOf(titles())),
    collectionsAt: (place: number) =>
      Array.from(indexesAt(place)).flatMap((index) => collections[index] ?? []),
    sellingPlanGroupsOf: (handle: string) => groupsOf.get(handle) ?? [],
  };
  const products = Array.from(columns.numbers, (_, place) => new CatalogueProduct(parts, place));
  const collections = collectionRecords.map(
    (record, index): Collection => ({
      __typename: 'Collection',
      id: gid('Collection', record.number),
      record,
      products: Array.from(members.ofCollections[index] ?? []).flatMap(
        (place) => products[place] ?? [],
      ),
    }),
  );
  const order = variantOrder(columns);
  return {
    products,
    collections,
    titles,
    ...productFinders(store.read, shop, { columns, order, products }),
    stock: createStockCache(shop, order.numbers),
    namedHandles: members.namedHandles,
    readRecords: (wanted) =>
      loader.loadAll(wanted.filter((product) => product instanceof CatalogueProduct)),
    recordsInMemory: () => loader.heldCount,
  };
}
