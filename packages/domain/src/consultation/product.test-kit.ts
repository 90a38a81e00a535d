import { makeProduct, makeVariant } from '../catalogue/product.test-kit.ts';
import type { RoutineProduct } from './routine-steps.ts';

export const VARIANT = makeVariant('1');

/** `facts` as `concern:frizz`. */
export function product(
  handle: string,
  facts: readonly string[],
  changes: Partial<RoutineProduct> = {},
): RoutineProduct {
  const specs = facts.map((fact) => {
    const [type = '', value = ''] = fact.split(':');
    return { type, value };
  });
  return { ...makeProduct(handle, { specs }), ...changes };
}
