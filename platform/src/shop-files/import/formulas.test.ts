import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './formulas.ts';

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+31 6', "'+31 6"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['-12.5', '-12.5'],
  ['a=1', 'a=1'],
  ["'3511 AA", "'3511 AA"],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
  expect(unguardFormula(cell)).toBe(text);
});

test('every text comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', '\t', '1', '.', 'a') });
  const isKept = (one: string) => unguardFormula(guardFormula(one)) === one;
  fc.assert(fc.property(text, isKept));
});
