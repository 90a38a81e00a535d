import { expect, test } from 'vitest';
import { formatCsv, formatSheet } from './index.ts';

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

test.each([
  ['nl-NL', '"Omzet; som";Salon, Utrecht\r\n-1234,50;0,07\r\n'],
  ['nb-NO', '"Omzet; som";Salon, Utrecht\r\n-1234,50;0,07\r\n'],
  ['en-GB', 'Omzet; som,"Salon, Utrecht"\r\n-1234.50,0.07\r\n'],
])('a spreadsheet in %s reads the amounts as numbers', (languageTag, expected) => {
  const money = (amountInMinorUnits: number) =>
    ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;
  const rows = [
    ['Omzet; som', 'Salon, Utrecht'],
    [money(-123_450), money(7)],
  ];
  expect(formatSheet(rows, languageTag)).toBe(`\ufeff${expected}`);
});
