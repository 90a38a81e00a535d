import type { ProductSpec } from '../catalogue/index.ts';

const FIRST_TYPES: readonly string[] = ['hairType', 'concern', 'freeFrom', 'routineStep'];

interface FactRow {
  readonly type: string;
  /** Per product, in their order; empty where nothing is stated. */
  readonly values: readonly (readonly string[])[];
}

/** The facts that at least one of the products states. */
export function comparedFacts(
  products: readonly { readonly specs: readonly ProductSpec[] }[],
): readonly FactRow[] {
  const stated = new Set(products.flatMap(({ specs }) => specs.map(({ type }) => type)));
  const types = [
    ...FIRST_TYPES.filter((type) => stated.has(type)),
    ...[...stated].filter((type) => !FIRST_TYPES.includes(type)),
  ];
  return types.map((type) => ({
    type,
    values: products.map(({ specs }) =>
      specs.filter((spec) => spec.type === type).map(({ value }) => value),
    ),
  }));
}

interface OptionRow {
  readonly name: string;
  readonly values: readonly (readonly string[])[];
}

/** Option of a product without options, by Shopify's name. */
const NO_OPTION = 'Title';

/** Values of the options that at least one of the products has, by name. */
export function comparedOptions(
  products: readonly {
    readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  }[],
): readonly OptionRow[] {
  const names = new Set(products.flatMap(({ options }) => options.map(({ name }) => name)));
  names.delete(NO_OPTION);
  return [...names].map((name) => ({
    name,
    values: products.map(
      ({ options }) => options.find((option) => option.name === name)?.values ?? [],
    ),
  }));
}
