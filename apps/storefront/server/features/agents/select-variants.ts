import type { ProductDetail, Variant } from '@lokke/domain/catalogue';

interface Selection {
  readonly name: string;
  readonly label: string;
}

/** Orders variants with the featured one first: as selected, else the first that can be had. */
export function featuredFirst(
  variants: readonly Variant[],
  selected: readonly Selection[] = [],
): readonly Variant[] {
  const fitting = variants.filter((variant) => fits(variant, selected));
  const featured =
    fitting.find(({ availableForSale }) => availableForSale) ?? fitting[0] ?? variants[0];
  return featured === undefined
    ? []
    : [featured, ...variants.filter((variant) => variant !== featured)];
}

/**
 * Drops selections, the least important first, until a variant has all that are left; `preferences` name options, the
 * most important first.
 */
export function relaxSelections(
  { variants, options }: Pick<ProductDetail, 'variants' | 'options'>,
  selected: readonly Selection[],
  preferences: readonly string[] = [],
): readonly Selection[] {
  const rankOf = ({ name }: Selection) => {
    const rank = preferences.indexOf(name);
    return rank === -1 ? preferences.length : rank;
  };
  const known = selected
    .filter(({ name }) => options.some((option) => option.name === name))
    .toSorted((left, right) => rankOf(left) - rankOf(right));
  while (known.length > 0 && !variants.some((variant) => fits(variant, known))) known.pop();
  return known;
}

/** Tells of each option value whether it exists, and can be had, beside the other selections. */
export function optionSignals(
  { variants, options }: Pick<ProductDetail, 'variants' | 'options'>,
  selected: readonly Selection[],
) {
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ name: label }) => {
      const others = selected.filter((one) => one.name !== name);
      const fitting = variants.filter((variant) => fits(variant, [...others, { name, label }]));
      return {
        label,
        exists: fitting.length > 0,
        available: fitting.some(({ availableForSale }) => availableForSale),
      };
    }),
  }));
}

function fits({ selectedOptions }: Variant, selected: readonly Selection[]): boolean {
  return selected.every(({ name, label }) =>
    selectedOptions.some((option) => option.name === name && option.value === label),
  );
}
