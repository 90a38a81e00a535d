import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { Product, Variant } from '../read/entries.ts';
import { isForSale } from '../read/stock-book.ts';
import { catalogueOf } from './catalogue-of.ts';
import { type SelectedOption, selectedOptions } from './product-options.ts';

export interface Selection {
  readonly selectedOptions?: readonly SelectedOption[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

function folded(text: string, { caseInsensitiveMatch }: Selection): string {
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
  const wanted = selection.selectedOptions ?? [];
  const known = wanted.filter(({ name }) =>
    names.some((own) => folded(own, selection) === folded(name, selection)),
  );
  return known.length === wanted.length || selection.ignoreUnknownOptions ? known : null;
}

function differences(
  context: GraphqlContext,
  { variant, wanted }: { readonly variant: Variant; readonly wanted: readonly SelectedOption[] },
  selection: Selection,
): number {
  return selectedOptions(context, variant).filter(({ name, value }) => {
    const option = wanted.find((each) => folded(each.name, selection) === folded(name, selection));
    return option === undefined || folded(option.value, selection) !== folded(value, selection);
  }).length;
}

/** The variant that has all the options asked for, and no other option. */
export function variantBySelection(
  context: GraphqlContext,
  product: Product,
  selection: Selection,
): Variant | null {
  const wanted = knownOptions(context, product, selection);
  if (wanted === null || wanted.length === 0) return null;
  return (
    product.variants.find(
      (variant) => differences(context, { variant, wanted }, selection) === 0,
    ) ?? null
  );
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
  const wanted = selectedOptions(context, chosen);
  return product.variants.filter(
    (variant) => differences(context, { variant, wanted }, selection) === 1,
  );
}
