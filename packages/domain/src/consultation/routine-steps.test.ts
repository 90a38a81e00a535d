import { expect, it } from 'vitest';
import { product } from './product.test-kit.ts';
import { routineSteps } from './routine-steps.ts';

it('a product stands in its first step only, what sells best first', () => {
  const steps = routineSteps([
    product('slow', ['routineStep:cleanse'], { soldQuantity: 1 }),
    product('quick', ['routineStep:condition', 'routineStep:cleanse'], { soldQuantity: 9 }),
    product('oil', ['routineStep:finish']),
    product('mask', ['routineStep:treat'], { soldQuantity: 1 }),
    product('spray', ['routineStep:style']),
    product('shield', ['routineStep:protect']),
    product('tonic', ['routineStep:scalp']),
  ]);
  expect(steps.map(({ products }) => products.map(({ handle }) => handle))).toEqual([
    ['quick', 'slow'],
    [],
    ['mask', 'oil'],
    ['shield'],
    ['tonic'],
  ]);
});
