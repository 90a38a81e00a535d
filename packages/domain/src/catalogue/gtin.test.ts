import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test.each([
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['4006381333931', '4006381333931'],
  ['400-6381 333931', '4006381333931'],
  ['10614141000415', '10614141000415'],
  ['4006381333932', null],
  ['400638133393', null],
  ['9638507', null],
  // Numbers for use within a store.
  ['2000000000015', null],
  ['212345678992', null],
  ['REFILL-8', null],
  ['', null],
  [null, null],
])('the barcode %j is the trade item number %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
