import { expect, it } from 'vitest';
import { readable } from './search-query.ts';

it.each([
  [255, 255],
  [256, 256],
  [257, 256],
  [1_000_000, 256],
])('of a query of %i characters, %i are read', (typed, read) => {
  expect(readable('a'.repeat(typed))).toHaveLength(read);
});
