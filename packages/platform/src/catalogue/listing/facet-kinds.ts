import type { Product } from '../read/entries.ts';
import { metafieldValues, type ProductFilterInput } from './product-filter.ts';

/** Something that the products of a listing have different values of. */
export interface FacetKind {
  readonly group: string;
  readonly label: string;
  /** The values a product has, each once. */
  readonly valuesOf: (product: Product) => readonly string[];
  readonly inputOf: (value: string) => ProductFilterInput;
}

function titleCase(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ATTRIBUTES: readonly FacetKind[] = [
  {
    group: 'p.product_type',
    label: 'Product type',
    valuesOf: ({ record }) => (record.productType === '' ? [] : [record.productType]),
    inputOf: (productType) => ({ productType }),
  },
  {
    group: 'p.vendor',
    label: 'Brand',
    valuesOf: ({ record }) => (record.vendor === '' ? [] : [record.vendor]),
    inputOf: (productVendor) => ({ productVendor }),
  },
  {
    group: 'p.tag',
    label: 'Tag',
    valuesOf: ({ record }) => [...new Set(record.tags)],
    inputOf: (tag) => ({ tag }),
  },
];

function optionKinds(products: readonly Product[]): readonly FacetKind[] {
  const names = new Set(products.flatMap(({ record }) => record.options.map(({ name }) => name)));
  names.delete('Title');
  return [...names].map((name) => ({
    group: `v.option.${name.toLowerCase()}`,
    label: name,
    valuesOf: ({ record }) =>
      record.options.find((option) => option.name === name)?.values.map((value) => value.name) ??
      [],
    inputOf: (value) => ({ variantOption: { name, value } }),
  }));
}

/** Lists of words are what people choose from; other metafields are not offered. */
function metafieldKinds(products: readonly Product[]): readonly FacetKind[] {
  const kinds = new Map<string, FacetKind>();
  for (const { record } of products) {
    for (const { namespace, key, type } of record.metafields) {
      const group = `p.m.${namespace}.${key}`;
      if (type !== 'list.single_line_text_field' || kinds.has(group)) continue;
      kinds.set(group, {
        group,
        label: titleCase(key),
        valuesOf: (product) =>
          product.record.metafields
            .filter((own) => own.namespace === namespace && own.key === key)
            .flatMap(metafieldValues),
        inputOf: (value) => ({ productMetafield: { namespace, key, value } }),
      });
    }
  }
  return [...kinds.values()];
}

/** What a listing of these products offers to choose by, beside availability and price. */
export function facetKinds(products: readonly Product[]): readonly FacetKind[] {
  return [...ATTRIBUTES, ...optionKinds(products), ...metafieldKinds(products)];
}
