import { expect, test } from 'vitest';
import { planPrice, planSaving } from './selling-plan-choice.tsx';

const plan = (discountPercentage: number | null) => ({
  id: 'plan',
  name: 'Every 4 weeks',
  description: null,
  discountPercentage,
});

test.each([
  [2400, null, 2400],
  [2400, plan(null), 2400],
  [2400, plan(0), 2400],
  [2400, plan(10), 2160],
  [2495, plan(10), 2246],
  [1, plan(10), 1],
])('%i under the plan %j costs %i', (amountInMinorUnits, chosen, expected) => {
  const price = { amountInMinorUnits, currencyCode: 'EUR' } as const;
  expect(planPrice(price, chosen)).toEqual({ amountInMinorUnits: expected, currencyCode: 'EUR' });
});

test.each([
  [2400, plan(null), 0],
  [2400, plan(10), 240],
  [2495, plan(10), 249],
  [2495, plan(100), 2495],
])(
  'what is saved and what is paid make up %i under the plan %j',
  (amountInMinorUnits, chosen, saved) => {
    const price = { amountInMinorUnits, currencyCode: 'EUR' } as const;
    expect(planSaving(price, chosen).amountInMinorUnits).toBe(saved);
  },
);
