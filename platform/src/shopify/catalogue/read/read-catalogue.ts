import type { Store } from '../../../store/index.ts';
import { readVersions } from '../stored/record-table.ts';
import { loadShopCatalogue, type ShopCatalogue } from './shop-catalogue.ts';
import type { LiveStockCache } from './stock-cache.ts';

interface CachedCatalogue {
  readonly recordsVersion: number;
  readonly stock: LiveStockCache;
  readonly catalogue: ShopCatalogue;
  /** Set when it was read inside a write: the number of rollbacks so far. */
  readonly uncertainSince: number | null;
}

/** Shops whose catalogue has been asked for. */
export function shopsInMemory(store: Store): readonly string[] {
  return [...(cachedOf.get(store)?.keys() ?? [])];
}

const cachedOf = new WeakMap<Store, Map<string, CachedCatalogue>>();

function loadCatalogue(store: Store, shop: string): CachedCatalogue {
  const versions = readVersions(store.read, shop);
  const loaded = loadShopCatalogue(store, shop);
  loaded.stock.refresh(store.read, versions.stock);
  return {
    ...loaded,
    recordsVersion: versions.records,
    uncertainSince: store.isWriting ? store.rollbacks : null,
  };
}

function refreshCatalogue(
  store: Store,
  shop: string,
  known: CachedCatalogue | undefined,
): CachedCatalogue {
  if (known === undefined) return loadCatalogue(store, shop);
  const { uncertainSince } = known;
  // Read inside a write that was rolled back.
  if (uncertainSince !== null && uncertainSince !== store.rollbacks)
    return loadCatalogue(store, shop);
  const versions = readVersions(store.read, shop);
  if (known.recordsVersion !== versions.records) return loadCatalogue(store, shop);
  if (known.stock.version === versions.stock) {
    return store.isWriting || uncertainSince === null ? known : { ...known, uncertainSince: null };
  }
  known.stock.refresh(store.read, versions.stock);
  return { ...known, uncertainSince: store.isWriting ? store.rollbacks : null };
}

/** Returns the shop's catalogue as it is now; what another process has imported is read again. */
export function readCatalogue(store: Store, shop: string): ShopCatalogue {
  const cached = cachedOf.get(store) ?? new Map<string, CachedCatalogue>();
  cachedOf.set(store, cached);
  const current = refreshCatalogue(store, shop, cached.get(shop));
  cached.set(shop, current);
  return current.catalogue;
}
