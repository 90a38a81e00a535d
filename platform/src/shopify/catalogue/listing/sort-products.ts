import {
  type Connection,
  type CursorKey,
  connectionOf,
  type PageArguments,
} from '../../../protocol/index.ts';
import type { CollectionDraft } from '../draft-shapes.ts';
import { type Product, sortedPrices } from '../read/entries.ts';
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

/** Key of the metafield, whatever namespace the brand has. */
const SOLD_BEFORE = 'sold_quantity';

/** Counts units sold here and, as an import says, before the shop came here. */
function unitsSold({ record, variants }: Product, stock: StockCache): number {
  const before = record.metafields.find(({ key }) => key === SOLD_BEFORE);
  const here = variants.reduce((sum, variant) => sum + stock.soldOf(variant), 0);
  return here + (Number(before?.value) || 0);
}

/** Null keeps the order in which the products come. */
const VALUES: Readonly<Record<ProductOrder, SortValue | null>> = {
  BEST_SELLING: (product, stock) => -unitsSold(product, stock),
  CREATED: ({ record }) => Date.parse(record.createdAt),
  ID: ({ record }) => record.number,
  MANUAL: null,
  PRICE: (product) => sortedPrices(product).at(0) ?? 0,
  PRICE_DESCENDING: (product) => -(sortedPrices(product).at(-1) ?? 0),
  PRODUCT_TYPE: ({ record }) => record.productType,
  TITLE: ({ record }) => record.title,
  UPDATED: ({ record }) => Date.parse(record.updatedAt),
  VENDOR: ({ record }) => record.vendor,
};

/** Values that a cursor has where they are not what is compared. */
const WRITTEN: Partial<Readonly<Record<ProductOrder, (product: Product) => string>>> = {
  CREATED: ({ record }) => record.createdAt,
  UPDATED: ({ record }) => record.updatedAt,
};

/** Compares texts without case and accents, and numbers in them by their value. */
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

export interface SortedProducts {
  readonly items: readonly Product[];
  readonly keyOf: (product: Product) => CursorKey;
}

interface SortInput {
  readonly order: ProductOrder;
  readonly reverse?: boolean | null;
  readonly stock: StockCache;
}

/** Sorts equal products by their ids, so that pages never overlap. */
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
            (a, b) =>
              compare(a.value, b.value) || a.product.record.number - b.product.record.number,
          )
          .map(({ product }) => product);
  return {
    items: reverse ? sorted.toReversed() : sorted,
    keyOf: (product) => ({
      lastId: product.record.number,
      get lastValue() {
        const value = WRITTEN[order]?.(product) ?? sortValue?.(product, stock);
        return String(value ?? product.record.number);
      },
    }),
  };
}

/** Order that a collection's keeper chose, as order and direction. */
export const DEFAULT_ORDERS: Readonly<
  Record<
    CollectionDraft['sortOrder'],
    { readonly order: ProductOrder; readonly isReversed: boolean }
  >
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
