import type { ProductSpec, UnitPrice } from '../catalogue/index.ts';
import type { Money } from '../money/index.ts';

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

const PER_LITRE = new Map([
  ['ml', 1000],
  ['cl', 100],
  ['l', 1],
]);

/** Comparable whatever amount the shop prices; null for what is not sold by volume. */
export function pricePerLitre(unitPrice: UnitPrice | null): Money | null {
  const [amount, unit = ''] = unitPrice?.per.split(' ') ?? [];
  const perLitre = PER_LITRE.get(unit);
  const count = Number(amount);
  if (unitPrice === null || perLitre === undefined || !(count > 0)) return null;
  const { amountInMinorUnits, currencyCode } = unitPrice.price;
  return {
    amountInMinorUnits: Math.round((amountInMinorUnits * perLitre) / count),
    currencyCode,
  };
}
