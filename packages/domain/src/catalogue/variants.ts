import type { SelectedOption, Variant } from './product.ts';

/** Finds the variant with exactly the chosen options. */
export function findVariant(
  variants: readonly Variant[],
  chosen: readonly SelectedOption[],
): Variant | null {
  return variants.find((variant) => hasExactly(variant.selectedOptions, chosen)) ?? null;
}

/** A variant is reduced when its compare-at price is higher. */
export function isReduced(variant: Variant): boolean {
  const { compareAtPrice, price } = variant;
  return compareAtPrice !== null && compareAtPrice.amountInMinorUnits > price.amountInMinorUnits;
}

function hasExactly(
  options: readonly SelectedOption[],
  chosen: readonly SelectedOption[],
): boolean {
  return (
    options.length === chosen.length &&
    options.every((option) =>
      chosen.some(({ name, value }) => name === option.name && value === option.value),
    )
  );
}
