import {
  type Connection,
  type CursorKey,
  connectionOf,
  type PageArguments,
} from '../../../protocol/index.ts';
import type { CollectionSortOrder } from '../draft.ts';
import { compareTexts } from '../facts/title-ranks.ts';
import type { Product } from '../read/entries.ts';
import type { StockCache } from '../read/stock-cache.ts';
import type { Facet } from './facets.ts';

export interface ProductPage extends Connection<Product> {
  /** Computed lazily. */
  readonly facets: () => readonly Facet[];
}

export function productPage(
  { items, keyOf }: SortedProducts,
  args: PageArguments,
  facets: () => readonly Facet[] = () => [],
): ProductPage {
  return { ...connectionOf({ items, args, keyOf }), facets };
}

export type ProductOrder =
  | 'BEST_SELLING'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRICE_DESCENDING'
  | 'PRODUCT_TYPE'
  | 'TITLE'
  | 'UPDATED'
  | 'VENDOR';

type SortValue = (product: Product, stock: StockCache) => string | number;

/** What a shop sold before it came here and since. */
function unitsSold({ facts }: Product, stock: StockCache): number {
  return facts.variants.reduce(
    (sum, variant) => sum + stock.soldOf(variant),
    facts.unitsSoldBefore,
  );
}

/** Null keeps the order in which the products come. */
const VALUES: Readonly<Record<ProductOrder, SortValue | null>> = {
  BEST_SELLING: (product, stock) => -unitsSold(product, stock),
  CREATED: ({ facts }) => facts.createdAtInMs,
  ID: ({ facts }) => facts.number,
  MANUAL: null,
  PRICE: ({ facts }) => facts.minPriceInMinorUnits,
  PRICE_DESCENDING: ({ facts }) => -facts.maxPriceInMinorUnits,
  PRODUCT_TYPE: ({ facts }) => facts.productType,
  TITLE: ({ titleRank }) => titleRank,
  UPDATED: ({ facts }) => facts.updatedAtInMs,
  VENDOR: ({ facts }) => facts.vendor,
};

/** What a cursor says of it, where that is not what it is compared by. */
const WRITTEN: Partial<Readonly<Record<ProductOrder, (product: Product) => string>>> = {
  CREATED: ({ record }) => record.createdAt,
  TITLE: ({ record }) => record.title,
  UPDATED: ({ record }) => record.updatedAt,
};

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(String(a), String(b));
}

export interface SortedProducts {
  readonly items: readonly Product[];
  readonly keyOf: (product: Product) => CursorKey;
}

interface SortInput {
  readonly order: ProductOrder;
  readonly reverse: boolean;
  readonly stock: StockCache;
}

/** Equal products stay in the order of their ids, so that pages never overlap. */
export function sortProducts(
  products: readonly Product[],
  { order, reverse, stock }: SortInput,
): SortedProducts {
  const sortValue = VALUES[order];
  const sorted =
    sortValue === null
      ? products
      : products
          .map((product) => ({ product, value: sortValue(product, stock) }))
          .sort(
            (a, b) => compare(a.value, b.value) || a.product.facts.number - b.product.facts.number,
          )
          .map(({ product }) => product);
  return {
    items: reverse ? sorted.toReversed() : sorted,
    keyOf: (product) => ({
      lastId: product.facts.number,
      get lastValue() {
        const value = WRITTEN[order]?.(product) ?? sortValue?.(product, stock);
        return String(value ?? product.facts.number);
      },
    }),
  };
}

/** The places of a list's products, in an order of theirs: what filters let through comes in the same order. */
export function sortedPlaces(products: readonly Product[], input: SortInput): Uint32Array {
  const placeOf = new Map(products.map((product, place) => [product, place]));
  return Uint32Array.from(
    sortProducts(products, input).items,
    (product) => placeOf.get(product) ?? 0,
  );
}

/** The products at the places that are let through. */
export function productsAt(
  products: readonly Product[],
  places: Uint32Array,
  letThrough: Uint8Array,
): readonly Product[] {
  const found: Product[] = [];
  for (const place of places) {
    const product = products[place];
    if (letThrough[place] === 1 && product !== undefined) found.push(product);
  }
  return found;
}

/** The order a collection's keeper chose, as order and direction. */
export const DEFAULT_ORDERS: Readonly<
  Record<CollectionSortOrder, { readonly order: ProductOrder; readonly isReversed: boolean }>
> = {
  MANUAL: { order: 'MANUAL', isReversed: false },
  BEST_SELLING: { order: 'BEST_SELLING', isReversed: false },
  ALPHA_ASC: { order: 'TITLE', isReversed: false },
  ALPHA_DESC: { order: 'TITLE', isReversed: true },
  PRICE_ASC: { order: 'PRICE', isReversed: false },
  PRICE_DESC: { order: 'PRICE_DESCENDING', isReversed: false },
  CREATED: { order: 'CREATED', isReversed: false },
  CREATED_DESC: { order: 'CREATED', isReversed: true },
};
