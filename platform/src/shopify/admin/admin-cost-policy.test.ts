import { expect, it } from 'vitest';
import { limitAdminCost } from './admin-cost-policy.ts';

it.each([
  [1_000, false, []],
  [1_001, false, ['MAX_COST_EXCEEDED']],
  [990, true, []],
  [991, true, ['MAX_COST_EXCEEDED']],
])('limitAdminCost judges %i objects, by a mutation: %s', (cost, isMutation, codes) => {
  const refused = limitAdminCost({ cost, depth: 1, isMutation });
  expect(refused.map(({ extensions }) => extensions?.['code'])).toEqual(codes);
});
