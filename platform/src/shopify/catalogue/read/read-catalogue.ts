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

interface LookedUp extends CachedCatalogue {
  /** The turn of the event loop and the number of commits at which its versions were looked up. */
  readonly turn: number;
  readonly commits: number;
}

let turn = 0;
let isTurning = false;

/** Counts turns of the event loop. */
function currentTurn(): number {
  if (!isTurning) {
    isTurning = true;
    setImmediate(() => {
      turn += 1;
      isTurning = false;
    });
  }
  return turn;
}

/** Shops whose catalogue has been asked for. */
export function shopsInMemory(store: Store): readonly string[] {
  return [...(cachedOf.get(store)?.keys() ?? [])];
}

const cachedOf = new WeakMap<Store, Map<string, LookedUp>>();

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

/** Lets requests that arrived together share one look at the versions, and so the parts of one. */
function isJustLookedUp(
  store: Store,
  { uncertainSince, turn: seenIn, commits }: LookedUp,
): boolean {
  if (store.isWriting || uncertainSince !== null) return false;
  return seenIn === currentTurn() && commits === store.commits;
}

/**
 * Returns the shop's catalogue as it is now. Changes of an import are read again: those of another process, from the
 * next turn on.
 */
export function readCatalogue(store: Store, shop: string): ShopCatalogue {
  const cached = cachedOf.get(store) ?? new Map<string, LookedUp>();
  cachedOf.set(store, cached);
  const known = cached.get(shop);
  if (known !== undefined && isJustLookedUp(store, known)) return known.catalogue;
  const current = refreshCatalogue(store, shop, known);
  cached.set(shop, { ...current, turn: currentTurn(), commits: store.commits });
  return current.catalogue;
}
