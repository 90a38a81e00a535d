import { type GraphqlContext, gid } from '../../../protocol/index.ts';
import type { Product, Variant } from '../read/entries.ts';
import { isForSale } from '../read/stock-cache.ts';
import { optionSwatches } from './option-swatches.ts';
import { catalogueOf } from './request-catalogue.ts';
import { ofProduct, translate } from './translate.ts';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

function optionName(context: GraphqlContext, { record }: Product, name: string): string {
  return translate(context, { ...ofProduct(record), key: `options.${name}` }, name);
}

function optionValue(
  context: GraphqlContext,
  { record }: Product,
  { name, value }: SelectedOption,
): string {
  return translate(context, { ...ofProduct(record), key: `option_values.${name}.${value}` }, value);
}

export function selectedOptions(
  context: GraphqlContext,
  { record, product }: Variant,
): readonly SelectedOption[] {
  return product.record.options.map(({ name }, index) => ({
    name: optionName(context, product, name),
    value: optionValue(context, product, { name, value: record.optionValues[index] ?? '' }),
  }));
}

export function variantTitle(context: GraphqlContext, variant: Variant): string {
  return selectedOptions(context, variant)
    .map(({ value }) => value)
    .join(' / ');
}

export function optionsOf(context: GraphqlContext, product: Product) {
  return product.record.options.map((option, index) => ({
    __typename: 'ProductOption',
    id: gid('ProductOption', option.number),
    name: optionName(context, product, option.name),
    values: option.values.map(({ name }) =>
      optionValue(context, product, { name: option.name, value: name }),
    ),
    product,
    place: index,
  }));
}

interface OptionOfProduct {
  readonly product: Product;
  readonly place: number;
}

export function optionValuesOf(
  { product, place }: OptionOfProduct,
  _args: unknown,
  context: GraphqlContext,
) {
  const { stock } = catalogueOf(context);
  const { name: optionName = '', values = [] } = product.record.options[place] ?? {};
  const swatches = optionSwatches(product, place);
  return values.map(({ number, name }) => {
    const variants = product.variants.filter(({ record }) => record.optionValues[place] === name);
    const color = swatches[name];
    return {
      __typename: 'ProductOptionValue',
      id: gid('ProductOptionValue', number),
      name: optionValue(context, product, { name: optionName, value: name }),
      swatch: color === undefined ? null : { color, image: null },
      firstSelectableVariant:
        variants.find((variant) => isForSale(stock, variant)) ?? variants[0] ?? null,
    };
  });
}

export interface Selection {
  readonly selectedOptions?: readonly SelectedOption[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

function foldCase(text: string, { caseInsensitiveMatch }: Selection): string {
  return caseInsensitiveMatch ? text.toLowerCase() : text;
}

/** The options asked for that the product has; null when one is unknown and may not be ignored. */
function knownOptions(
  context: GraphqlContext,
  product: Product,
  selection: Selection,
): readonly SelectedOption[] | null {
  const [first] = product.variants;
  const names = first === undefined ? [] : selectedOptions(context, first).map(({ name }) => name);
  const requested = selection.selectedOptions ?? [];
  const known = requested.filter(({ name }) =>
    names.some((own) => foldCase(own, selection) === foldCase(name, selection)),
  );
  return known.length === requested.length || selection.ignoreUnknownOptions ? known : null;
}

/** Counts the options of a variant that are others than those asked for. */
function differences(
  context: GraphqlContext,
  variant: Variant,
  requested: readonly SelectedOption[],
  selection: Selection,
): number {
  return selectedOptions(context, variant).filter(({ name, value }) => {
    const option = requested.find(
      (each) => foldCase(each.name, selection) === foldCase(name, selection),
    );
    return option === undefined || foldCase(option.value, selection) !== foldCase(value, selection);
  }).length;
}

/** The variant that has all the options asked for, and no other option. */
export function variantBySelection(
  context: GraphqlContext,
  product: Product,
  selection: Selection,
): Variant | null {
  const requested = knownOptions(context, product, selection);
  if (requested === null || requested.length === 0) return null;
  const isMeant = (variant: Variant) => differences(context, variant, requested, selection) === 0;
  return product.variants.find(isMeant) ?? null;
}

export function selectedOrFirstAvailable(
  context: GraphqlContext,
  product: Product,
  selection: Selection,
): Variant | null {
  const { stock } = catalogueOf(context);
  return (
    variantBySelection(context, product, selection) ??
    product.variants.find((variant) => isForSale(stock, variant)) ??
    product.variants[0] ??
    null
  );
}

/** Variants one option away from the one selected. */
export function adjacentVariants(
  context: GraphqlContext,
  product: Product,
  selection: Selection,
): readonly Variant[] {
  const chosen = selectedOrFirstAvailable(context, product, selection);
  if (chosen === null) return [];
  const requested = selectedOptions(context, chosen);
  return product.variants.filter(
    (variant) => differences(context, variant, requested, selection) === 1,
  );
}
