import { decimalOf } from '../../../protocol/index.ts';
import type { Product } from '../read/entries.ts';
import { isProductForSale, type StockCache } from '../read/stock-cache.ts';
import { type FacetIndex, type FacetKind, facetIndexOf, type IndexedFacet } from './facet-index.ts';
import { countedAmong, type FilterGroups, placesLetThrough } from './product-filter.ts';

function titleCase(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ATTRIBUTES: readonly FacetKind[] = [
  {
    group: 'p.product_type',
    label: 'Product type',
    valuesOf: ({ facts }) => (facts.productType === '' ? [] : [facts.productType]),
    inputOf: (productType) => ({ productType }),
  },
  {
    group: 'p.vendor',
    label: 'Brand',
    valuesOf: ({ facts }) => (facts.vendor === '' ? [] : [facts.vendor]),
    inputOf: (productVendor) => ({ productVendor }),
  },
  {
    group: 'p.tag',
    label: 'Tag',
    valuesOf: ({ facts }) => [...new Set(facts.tags)],
    inputOf: (tag) => ({ tag }),
  },
];

function optionKinds(products: readonly Product[]): readonly FacetKind[] {
  const names = new Set<string>();
  for (const { facts } of products) {
    for (const { options } of facts.variants) for (const { name } of options) names.add(name);
  }
  names.delete('Title');
  return [...names].map((name) => ({
    group: `v.option.${name.toLowerCase()}`,
    label: name,
    valuesOf: ({ facts }) => {
      const chosen = facts.variants.flatMap(({ options }) => options);
      return [...new Set(chosen.filter((one) => one.name === name).map(({ value }) => value))];
    },
    inputOf: (value) => ({ variantOption: { name, value } }),
  }));
}

/** Lists of words are what people choose from; other metafields are not offered. */
function metafieldKinds(products: readonly Product[]): readonly FacetKind[] {
  const kinds = new Map<string, FacetKind>();
  for (const { facts } of products) {
    for (const { namespace, key, type } of facts.metafields) {
      const group = `p.m.${namespace}.${key}`;
      if (type !== 'list.single_line_text_field' || kinds.has(group)) continue;
      kinds.set(group, {
        group,
        label: titleCase(key),
        valuesOf: (product) =>
          product.facts.metafields
            .filter((own) => own.namespace === namespace && own.key === key)
            .flatMap(({ values }) => values),
        inputOf: (value) => ({ productMetafield: { namespace, key, value } }),
      });
    }
  }
  return [...kinds.values()];
}

/** The facets of a listing, beside availability and price. */
function facetKinds(products: readonly Product[]): readonly FacetKind[] {
  return [...ATTRIBUTES, ...optionKinds(products), ...metafieldKinds(products)];
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** What to send back to choose it, as JSON text. */
  readonly input: string;
  readonly image: null;
  readonly swatch: null;
}

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly type: 'BOOLEAN' | 'LIST' | 'PRICE_RANGE';
  readonly presentation: 'TEXT' | null;
  readonly values: readonly FacetValue[];
}

const collator = new Intl.Collator('en', { numeric: true });

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

interface FacetInput {
  readonly products: readonly Product[];
  readonly groups: FilterGroups;
  readonly stock: StockCache;
}

/** A list whose products are counted, and which of them filters let through. */
export interface FilteredList extends FacetInput {
  readonly index: FacetIndex;
  /** Made once for the same filters. */
  readonly placesThrough: (groups: FilterGroups) => Uint8Array;
  /** 1 where the product at a place is for sale. */
  readonly placesForSale: () => Uint8Array;
}

export function placesForSale({ products, stock }: Omit<FacetInput, 'groups'>): Uint8Array {
  return Uint8Array.from(products, (product) => (isProductForSale(stock, product) ? 1 : 0));
}

export function filteredList(
  { products, groups, stock }: FacetInput,
  forSale = () => placesForSale({ products, stock }),
): FilteredList {
  const index = facetIndexOf(products, facetKinds);
  const made = new Map<FilterGroups, Uint8Array>();
  const placesThrough = (asked: FilterGroups): Uint8Array => {
    const found = made.get(asked) ?? placesLetThrough(products, asked, { stock, index });
    made.set(asked, found);
    return found;
  };
  return { products, groups, stock, index, placesThrough, placesForSale: forSale };
}

/** 1 at the places of the products among which the values of a group are counted. */
function among({ groups, placesThrough }: FilteredList, group: string): Uint8Array {
  return placesThrough(countedAmong(groups, group));
}

function listFacet({ kind, placesOf }: IndexedFacet, list: FilteredList): Facet | null {
  const found = among(list, kind.group);
  const counts = new Map<string, number>();
  for (const [value, places] of placesOf) {
    let count = 0;
    for (let at = 0; at < places.length; at += 1) count += found[places[at] ?? 0] ?? 0;
    counts.set(value, count);
  }
  if (counts.size === 0) return null;
  const id = `filter.${kind.group}`;
  const values = [...counts].map(([label, count]) => ({
    id: `${id}.${slug(label)}`,
    label,
    count,
    input: JSON.stringify(kind.inputOf(label)),
    image: null,
    swatch: null,
  }));
  values.sort((a, b) => collator.compare(a.label, b.label));
  return { id, label: kind.label, type: 'LIST', presentation: 'TEXT', values };
}

export function availabilityFacet(list: FilteredList): Facet {
  const others = among(list, 'available');
  const forSale = list.placesForSale();
  let [all, inStock] = [0, 0];
  for (let place = 0; place < others.length; place += 1) {
    const isCounted = others[place] ?? 0;
    all += isCounted;
    inStock += isCounted & (forSale[place] ?? 0);
  }
  const value = (available: boolean, label: string, count: number): FacetValue => ({
    id: `filter.v.availability.${available ? 1 : 0}`,
    label,
    count,
    input: JSON.stringify({ available }),
    image: null,
    swatch: null,
  });
  return {
    id: 'filter.v.availability',
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [value(true, 'In stock', inStock), value(false, 'Out of stock', all - inStock)],
  };
}

function priceFacet(list: FilteredList): Facet {
  const others = among(list, 'price');
  let highest = 0;
  list.products.forEach(({ facts }, place) => {
    if (others[place] === 1) highest = Math.max(highest, facts.maxPriceInMinorUnits);
  });
  return {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        id: 'filter.v.price',
        label: 'Price',
        count: 0,
        input: JSON.stringify({ price: { min: 0, max: Number(decimalOf(highest)) } }),
        image: null,
        swatch: null,
      },
    ],
  };
}

/** The facets that change with the catalogue alone. */
export function attributeFacets(list: FilteredList): readonly Facet[] {
  const lists = Array.from(list.index.values(), (facet) => listFacet(facet, list));
  return [priceFacet(list), ...lists.filter((facet) => facet !== null)];
}

/** What the products of a listing can be filtered by, and how many each choice would show. */
export function facetsOf(input: FacetInput): readonly Facet[] {
  if (input.products.length === 0) return [];
  const list = filteredList(input);
  return [availabilityFacet(list), ...attributeFacets(list)];
}
