import { expect, test } from 'vitest';
import { formatCsv } from './index.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-x', "'-x"],
  ['@home', "'@home"],
  ['-12.50', '-12.50'],
  ['#1001', '#1001'],
  [-3, '-3'],
])('a cell with %s is written as %s', (value, expected) => {
  expect(formatCsv([[value, 'é']])).toBe(`\ufeff${expected},é\r\n`);
});
