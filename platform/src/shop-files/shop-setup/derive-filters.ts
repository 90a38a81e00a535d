import { swatchesOf } from '@lokke/brand';
import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import { handleFrom } from '../import/index.ts';
import { countValues, shownProducts, tellingTags } from './derive-collections.ts';
import { typeWords } from './type-words.ts';

/** A filter group as the content describes it; `docs/content.md` lists the fields. */
export interface DerivedFilter {
  readonly id: string;
  readonly source:
    | { readonly kind: 'spec' | 'availability' | 'price' | 'productType' | 'vendor' }
    | { readonly kind: 'tag'; readonly values: readonly string[] }
    | { readonly kind: 'option'; readonly name: string }
    | { readonly kind: 'metafield'; readonly namespace: string; readonly key: string };
  /** Label; the storefront knows without one a name in the visitor's language. */
  readonly label?: string;
  readonly condition: 'AND' | 'OR';
  readonly isPromoted?: boolean;
  readonly swatches?: Readonly<Record<string, string>>;
  /** Words for values, in the order in which they are read. */
  readonly valueLabels?: Readonly<Record<string, string>>;
}

const NO_OPTION = 'title';
const MAX_METAFIELDS = 10;

/** Lists that products of hair care have, by the storefront's name; several values of one are joined by AND. */
const SPECS: Readonly<Record<string, readonly [id: string, condition: 'AND' | 'OR']>> = {
  hair_type: ['hairType', 'AND'],
  concern: ['concern', 'AND'],
  free_from: ['freeFrom', 'AND'],
  hold: ['hold', 'OR'],
  finish: ['finish', 'OR'],
  routine_step: ['routineStep', 'OR'],
};

/** Derives what a shopper can choose by: as Shopify's filters stand by default, each only where products differ in it; lists in the brand's own namespace are specs. */
export function deriveFilters(
  products: readonly ProductDraft[],
  own: string,
): readonly DerivedFilter[] {
  const shown = shownProducts(products);
  const specs = specFilters(shown, own);
  const options = optionFilters(shown);
  const tags = tellingTags(shown).map(({ value }) => value);
  // Two groups stand above the list: what hair care is chosen by, else the type and the first option.
  const promoted = new Set(
    (specs.length > 0
      ? specs.map(({ id }) => id)
      : ['productType', ...options.map(({ id }) => id)]
    ).slice(0, 2),
  );
  const filters: readonly DerivedFilter[] = [
    ...specs,
    { id: 'availability', source: { kind: 'availability' }, condition: 'OR' },
    ...(differ(shown, ({ variants }) => [String(variants[0]?.priceInMinorUnits ?? '')])
      ? [{ id: 'price', source: { kind: 'price' }, condition: 'OR' } as const]
      : []),
    ...typeFilter(shown),
    ...(differ(shown, ({ vendor }) => [vendor])
      ? [{ id: 'vendor', source: { kind: 'vendor' }, condition: 'OR' } as const]
      : []),
    ...options,
    ...(tags.length > 1
      ? [{ id: 'tag', source: { kind: 'tag', values: tags }, condition: 'OR' } as const]
      : []),
    ...metafieldFilters(shown, own),
  ];
  return filters.map((filter) =>
    promoted.has(filter.id) ? { ...filter, isPromoted: true } : filter,
  );
}

function typeFilter(shown: readonly ProductDraft[]): readonly DerivedFilter[] {
  const types = countValues(shown, ({ productType }) => [productType]).map(({ value }) => value);
  if (types.length < 2) return [];
  const words = [...typeWords(types)].toSorted(([, one], [, other]) => one.localeCompare(other));
  const isRaw = words.some(([type, word]) => type !== word);
  const valueLabels = isRaw ? { valueLabels: Object.fromEntries(words) } : {};
  return [{ id: 'productType', source: { kind: 'productType' }, condition: 'OR', ...valueLabels }];
}

function differ(
  products: readonly ProductDraft[],
  valuesOf: (product: ProductDraft) => readonly string[],
): boolean {
  return countValues(products, valuesOf).length > 1;
}

function listsOf({ metafields }: ProductDraft) {
  return metafields.filter(({ type }) => type === 'list.single_line_text_field');
}

function specFilters(shown: readonly ProductDraft[], own: string): readonly DerivedFilter[] {
  const keys = new Set(
    shown.flatMap(listsOf).flatMap(({ namespace, key }) => (namespace === own ? [key] : [])),
  );
  return Object.entries(SPECS).flatMap(([key, [id, condition]]) =>
    keys.has(key) ? [{ id, source: { kind: 'spec' }, condition } as const] : [],
  );
}

/** Options of one name, whatever its case, are one group: the first spelling names it. */
function optionFilters(shown: readonly ProductDraft[]): readonly DerivedFilter[] {
  const groups = new Map<string, { readonly name: string; readonly values: Set<string> }>();
  for (const { optionNames, variants } of shown) {
    optionNames.forEach((name, place) => {
      const key = name.toLowerCase();
      if (key === NO_OPTION) return;
      const group = groups.get(key) ?? { name, values: new Set() };
      groups.set(key, group);
      for (const { optionValues } of variants) group.values.add(optionValues[place] ?? '');
    });
  }
  return [...groups.values()].flatMap(({ name, values }): readonly DerivedFilter[] => {
    const handle = handleFrom(name);
    if (values.size < 2 || handle === '') return [];
    const swatches = swatchesOf([...values]);
    return [
      {
        id: `option.${handle}`,
        source: { kind: 'option', name },
        label: name,
        condition: 'OR',
        ...(swatches === null ? {} : { swatches }),
      },
    ];
  });
}

/** Lists of the shop's own; a single text is a description, not a choice. */
function metafieldFilters(shown: readonly ProductDraft[], own: string): readonly DerivedFilter[] {
  const groups = new Map<string, { namespace: string; key: string; values: Set<string> }>();
  for (const { namespace, key, value } of shown.flatMap(listsOf)) {
    if (namespace === own) continue;
    const id = `${namespace}.${key}`;
    const group = groups.get(id) ?? { namespace, key, values: new Set<string>() };
    groups.set(id, group);
    const items: unknown = JSON.parse(value);
    if (Array.isArray(items)) for (const item of items) group.values.add(String(item));
  }
  return [...groups]
    .filter(([, { values }]) => values.size > 1)
    .slice(0, MAX_METAFIELDS)
    .map(([id, { namespace, key }]) => ({
      id,
      source: { kind: 'metafield', namespace, key },
      label: labelOf(key),
      condition: 'OR',
    }));
}

/** `care_level` and `color-pattern` as a reader writes them. */
function labelOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
