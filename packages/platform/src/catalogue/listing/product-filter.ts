import type { Product, Variant } from '../read/entries.ts';
import { isForSale, isProductForSale, type StockBook } from '../read/stock-book.ts';
import type { MetafieldRecord } from '../stored/records.ts';

interface MetafieldCondition {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** `ProductFilter` of the API: one of its fields is set. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productMetafield?: MetafieldCondition | null;
  readonly variantMetafield?: MetafieldCondition | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

/** Conditions of one group are alternatives; every group must be met. */
export interface FilterCondition {
  readonly group: string;
  readonly isMetByProduct?: (product: Product, stock: StockBook) => boolean;
  readonly isMetByVariant?: (variant: Variant, stock: StockBook) => boolean;
}

/** A list metafield holds each of its values. */
export function metafieldValues({ type, value }: MetafieldRecord): readonly string[] {
  if (!type.startsWith('list.')) return [value];
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.map(String) : [];
}

function holds(metafields: readonly MetafieldRecord[], wanted: MetafieldCondition): boolean {
  return metafields.some(
    (metafield) =>
      metafield.namespace === wanted.namespace &&
      metafield.key === wanted.key &&
      metafieldValues(metafield).includes(wanted.value),
  );
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function isWithin(
  priceInMinorUnits: number,
  { min, max }: NonNullable<ProductFilterInput['price']>,
): boolean {
  const price = priceInMinorUnits / 100;
  return price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
}

function hasOption({ record, product }: Variant, wanted: { name: string; value: string }): boolean {
  const index = product.record.options.findIndex(({ name }) => isSame(name, wanted.name));
  const value = index === -1 ? undefined : record.optionValues[index];
  return value !== undefined && isSame(value, wanted.value);
}

/** Availability, price and options must be met by one and the same variant. */
export function* conditionsOf(input: ProductFilterInput): Generator<FilterCondition> {
  const { available, price, productMetafield, variantMetafield, variantOption } = input;
  const { productType, productVendor, tag } = input;
  if (typeof available === 'boolean') {
    yield available
      ? { group: 'available', isMetByVariant: (variant, stock) => isForSale(stock, variant) }
      : {
          group: 'available',
          isMetByProduct: (product, stock) => !isProductForSale(stock, product),
        };
  }
  if (price) {
    yield {
      group: 'price',
      isMetByVariant: ({ record }) => isWithin(record.priceInMinorUnits, price),
    };
  }
  if (productMetafield) {
    const { namespace, key } = productMetafield;
    yield {
      group: `p.m.${namespace}.${key}`,
      isMetByProduct: ({ record }) => holds(record.metafields, productMetafield),
    };
  }
  if (variantMetafield) {
    const { namespace, key } = variantMetafield;
    yield {
      group: `v.m.${namespace}.${key}`,
      isMetByVariant: ({ record }) => holds(record.metafields, variantMetafield),
    };
  }
  if (variantOption) {
    yield {
      group: `v.option.${variantOption.name.toLowerCase()}`,
      isMetByVariant: (variant) => hasOption(variant, variantOption),
    };
  }
  if (typeof productType === 'string') {
    yield {
      group: 'p.product_type',
      isMetByProduct: ({ record }) => isSame(record.productType, productType),
    };
  }
  if (typeof productVendor === 'string') {
    yield {
      group: 'p.vendor',
      isMetByProduct: ({ record }) => isSame(record.vendor, productVendor),
    };
  }
  if (typeof tag === 'string') {
    yield {
      group: 'p.tag',
      isMetByProduct: ({ record }) => record.tags.some((own) => isSame(own, tag)),
    };
  }
}
