import { expect, it } from 'vitest';
import { buildMark, relationOf } from './data-format.ts';

it.each([
  [buildMark('a1'), 'same'],
  [null, 'same'],
  [buildMark('b2'), 'other build'],
  ['0-a1', 'other format'],
  ['12-a1', 'other format'],
  ['', 'other format'],
] as const)('a server that says %s is of the %s', (mark, relation) => {
  expect(relationOf(mark, buildMark('a1'))).toBe(relation);
});
