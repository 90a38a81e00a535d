import { expect, it } from 'vitest';
import { parseCsv, writeCsv } from './many-products.ts';

it('reads back what it writes', () => {
  const rows = [
    ['Title', 'Text', 'End'],
    ['Rain', 'Says "yes", twice\nand ends', ''],
    ['', 'é', 'x'],
  ];
  expect(parseCsv(writeCsv(rows))).toEqual(rows);
  expect(parseCsv(`\uFEFF${writeCsv(rows)}\r\n`)).toEqual(rows);
});
