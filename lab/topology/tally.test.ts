import { expect, it } from 'vitest';
import { ageOfPrice } from './tally.ts';

const CHANGES = [
  { price: 1, atInMs: 0 },
  { price: 2, atInMs: 1_000 },
  { price: 3, atInMs: 2_000 },
];

it.each([
  ['the latest price', 3, 9_000, 0],
  ['the one before, asked for when it was replaced', 2, 2_000, 0],
  ['the one before, a moment after', 2, 2_001, 1],
  ['the first, by its own successor', 1, 2_500, 1_500],
  ['a price that came while the page was on its way', 2, 500, 0],
  ['none of them', 4, 500, null],
])('%s', (_, price, askedAtInMs, age) => {
  expect(ageOfPrice(CHANGES, (each) => each === price, askedAtInMs)).toBe(age);
});
