import { expect, test } from 'vitest';
import { rangeOfPath } from './menu-groups.tsx';

test.each([
  ['/range/rain', 'rain'],
  ['/range/rain/', null],
  ['/range/', null],
  ['/range', null],
  ['/products/rain', null],
  ['/nl/range/rain', null],
])('%s is the page of %s', (path, range) => {
  expect(rangeOfPath(path)).toBe(range);
});
