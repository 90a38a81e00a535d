import { expect, it } from 'vitest';
import { ranksOf } from './title-ranks.ts';

it('orders titles by letters without case and accents, and by the value of numbers', () => {
  expect([...ranksOf(['oil 10', 'Ölweide', 'oil 9', 'Oil 10', 'balm'])]).toEqual([2, 4, 1, 2, 0]);
  expect([...ranksOf([])]).toEqual([]);
});
