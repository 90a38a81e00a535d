import { expect, it } from 'vitest';
import { placeOf } from './sorted-numbers.ts';

it.each([
  [[2, 4, 9], 2, 0],
  [[2, 4, 9], 4, 1],
  [[2, 4, 9], 9, 2],
  [[2, 4, 9], 1, -1],
  [[2, 4, 9], 5, -1],
  [[2, 4, 9], 10, -1],
  [[2, 4, 9], Number.NaN, -1],
  [[7], 7, 0],
  [[], 7, -1],
])('in %j, %d stands at %d', (numbers, number, place) => {
  expect(placeOf(Float64Array.from(numbers), number)).toBe(place);
});
