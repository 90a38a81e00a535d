import type { Store } from '../../store/index.ts';
import { readVersions } from '../stored/versions.ts';
import { loadShopCatalogue, type ShopCatalogue } from './shop-catalogue.ts';
import { createStockBook, type LiveStockBook } from './stock-book.ts';

interface Remembered {
  readonly recordsVersion: number;
  readonly stock: LiveStockBook;
  readonly catalogue: ShopCatalogue;
  /** Set when it was read inside a write: how many changes had been undone by then. */
  readonly uncertainSince: number | null;
}

const rememberedOf = new WeakMap<Store, Map<string, Remembered>>();

function loadAnew(store: Store, shop: string): Remembered {
  const versions = readVersions(store.read, shop);
  const stock = createStockBook(shop);
  stock.catchUp(store.read, versions.stock);
  return {
    recordsVersion: versions.records,
    stock,
    catalogue: loadShopCatalogue(store.read, shop, stock),
    uncertainSince: store.isWriting ? store.rollbacks : null,
  };
}

function bringUpToDate(store: Store, shop: string, known: Remembered | undefined): Remembered {
  if (known === undefined) return loadAnew(store, shop);
  const { uncertainSince } = known;
  // Read inside a write that was undone: it may show what never came to be.
  if (uncertainSince !== null && uncertainSince !== store.rollbacks) return loadAnew(store, shop);
  const versions = readVersions(store.read, shop);
  if (known.recordsVersion !== versions.records) return loadAnew(store, shop);
  if (known.stock.version === versions.stock) {
    return store.isWriting || uncertainSince === null ? known : { ...known, uncertainSince: null };
  }
  known.stock.catchUp(store.read, versions.stock);
  return { ...known, uncertainSince: store.isWriting ? store.rollbacks : null };
}

/**
 * The shop's catalogue as it is now. It is kept in memory and read again when an import, also one
 * by another process, has changed it.
 */
export function readCatalogue(store: Store, shop: string): ShopCatalogue {
  const remembered = rememberedOf.get(store) ?? new Map<string, Remembered>();
  rememberedOf.set(store, remembered);
  const current = bringUpToDate(store, shop, remembered.get(shop));
  remembered.set(shop, current);
  return current.catalogue;
}
