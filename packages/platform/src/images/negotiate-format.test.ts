import { expect, it } from 'vitest';
import { negotiateFormat } from './negotiate-format.ts';

it.each([
  ['image/avif,image/webp,image/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/AVIF;q=0.5', 'avif'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
  [null, 'jpg'],
])('answers Accept %s with %s', (accept, expected) => {
  expect(negotiateFormat(accept, 'jpg')).toBe(expected);
});
