import { gid } from '../../../protocol/index.ts';
import { integerColumn, keepLatest, type Sql } from '../../../store/index.ts';
import type { FactColumns } from '../facts/fact-columns.ts';
import { placeOf } from '../facts/sorted-numbers.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { Product, Variant } from './entries.ts';
import { type ProductPart, partOwners } from './part-owners.ts';
import type { VariantOrder } from './variant-order.ts';

/** Looks things up one by one, where a map of all would fill the memory. */
interface Finder<Entry> {
  readonly get: (key: string) => Entry | undefined;
  readonly has: (key: string) => boolean;
}

export interface ProductFinders {
  /** Without reading its record. */
  readonly productByNumber: (number: number) => Product | undefined;
  readonly productById: Finder<Product>;
  readonly productByHandle: Finder<Product>;
  readonly variantById: Finder<Variant>;
  readonly variantBySku: (sku: string) => Variant | undefined;
  /** By the number of one of its pictures or options. */
  readonly productByPart: (part: ProductPart, number: number) => Product | undefined;
}

const MOST_HANDLES = 2_000;

const BY_SKU = `SELECT json_extract(document, '$.number') AS number FROM catalogue_records
  WHERE shop = ? AND kind = 'product' AND EXISTS (
    SELECT 1 FROM json_each(document, '$.variants') WHERE json_extract(value, '$.sku') = ?)
  ORDER BY json_extract(document, '$.number')`;

/** The number of a global id, if it is one of this type as the platform writes it. */
function numberIn(type: string, id: string): number {
  const number = Number(id.slice(id.lastIndexOf('/') + 1));
  return gid(type, number) === id ? number : Number.NaN;
}

export function productFinders(
  sql: Sql,
  shop: string,
  catalogue: {
    readonly columns: FactColumns;
    readonly order: VariantOrder;
    readonly products: readonly CatalogueProduct[];
  },
): ProductFinders {
  const { columns, order, products } = catalogue;
  const byNumber = (number: number) => products[placeOf(columns.numbers, number)];
  const numberOfHandle = keepLatest(MOST_HANDLES, (handle: string) => {
    const row = sql
      .prepare(
        `SELECT json_extract(document, '$.number') AS number FROM catalogue_records
         WHERE shop = ? AND kind = 'product' AND handle = ?`,
      )
      .get(shop, handle);
    return row === undefined ? Number.NaN : integerColumn(row, 'number');
  });
  const ownerOf = partOwners(sql, shop);
  const productOfVariant = (id: string) => {
    const place = placeOf(order.numbers, numberIn('ProductVariant', id));
    return place === -1 ? undefined : products[order.products[place] ?? -1];
  };
  /** What another process has just removed is not found. */
  const finder = <Entry>(
    productOf: (key: string) => CatalogueProduct | undefined,
    entryOf: (product: CatalogueProduct, key: string) => Entry | undefined,
  ): Finder<Entry> => ({
    has: (key) => productOf(key) !== undefined,
    get(key) {
      const product = productOf(key);
      return product?.read() ? entryOf(product, key) : undefined;
    },
  });
  return {
    productByNumber: byNumber,
    productById: finder(
      (id) => byNumber(numberIn('Product', id)),
      (product) => product,
    ),
    productByHandle: finder(
      (handle) => byNumber(numberOfHandle(handle)),
      (product) => product,
    ),
    variantById: finder(productOfVariant, ({ variants }, id) =>
      variants.find((variant) => variant.id === id),
    ),
    productByPart(part, number) {
      const product = byNumber(ownerOf(part, number) ?? Number.NaN);
      return product?.read() ? product : undefined;
    },
    variantBySku(sku) {
      for (const row of sql.prepare(BY_SKU).all(shop, sku)) {
        const found = byNumber(integerColumn(row, 'number'))?.variants;
        if (found !== undefined) return found.find(({ record }) => record.sku === sku);
      }
      return undefined;
    },
  };
}
