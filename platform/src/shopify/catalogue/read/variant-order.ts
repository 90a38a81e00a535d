import type { FactColumns } from '../facts/fact-columns.ts';

/** The shop's variants in the order of their numbers. */
export interface VariantOrder {
  readonly numbers: Float64Array;
  /** The place of the product of each. */
  readonly products: Uint32Array;
}

export function variantOrder({ variantNumbers, variantsFrom }: FactColumns): VariantOrder {
  const productAt = new Uint32Array(variantNumbers.length);
  for (let place = 0; place + 1 < variantsFrom.length; place += 1) {
    productAt.fill(place, variantsFrom[place], variantsFrom[place + 1]);
  }
  const order = Uint32Array.from(variantNumbers, (_, at) => at).sort(
    (a, b) => (variantNumbers[a] ?? 0) - (variantNumbers[b] ?? 0),
  );
  return {
    numbers: Float64Array.from(order, (at) => variantNumbers[at] ?? 0),
    products: order.map((at) => productAt[at] ?? 0),
  };
}
