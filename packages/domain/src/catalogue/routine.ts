import { isListed, type ProductSummary } from './product.ts';

/** Product kinds (`routineStep`) of the three steps of a routine. */
export const ROUTINE_STEPS: readonly (readonly string[])[] = [
  ['cleanse'],
  ['condition'],
  ['treat', 'finish'],
];

/** Whether a product can be chosen for a step of these kinds. */
export function isForStep(product: ProductSummary, kinds: readonly string[]): boolean {
  return (
    isListed(product) &&
    product.availableForSale &&
    product.firstVariant?.availableForSale === true &&
    product.specs.some(({ type, value }) => type === 'routineStep' && kinds.includes(value))
  );
}

/** Whether a routine can be built of these products. */
export function hasRoutine(products: readonly ProductSummary[]): boolean {
  return products.some((product) => ROUTINE_STEPS.some((kinds) => isForStep(product, kinds)));
}
