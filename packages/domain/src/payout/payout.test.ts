import { describe, expect, it, test } from 'vitest';
import { commissionVatOf, maskIban, readIban } from './index.ts';

describe('an IBAN', () => {
  test.each([
    ['NL91 ABNA 0417 1643 00', 'valid'],
    ['nl91abna0417164300', 'valid'],
    ['BE68 5390 0754 7034', 'valid'],
    ['DE89 3704 0044 0532 0130 00', 'valid'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'valid'],
    ['ES91 2100 0418 4502 0005 1332', 'valid'],
    ['NO93 8601 1117 947', 'valid'],
    ['SE45 5000 0000 0583 9825 7466', 'valid'],
    ['GB29 NWBK 6016 1331 9268 19', 'valid'],
    ['IE29 AIBK 9311 5212 3456 78', 'valid'],
    ['NL91 ABNA 0417 1643 01', 'checksum'],
    ['NL19 ABNA 0417 1643 00', 'checksum'],
    ['NL91 ABNA 0417 1643 0', 'length'],
    ['NL91 ABNA 0417 1643 000', 'length'],
    ['NL91 ABNA 0417 1643 Ö0', 'checksum'],
    ['US12 3456 7890', 'country'],
    ['', 'country'],
  ])('%s is %s', (text, expected) => {
    const read = readIban(text);
    expect(read.kind === 'valid' ? 'valid' : read.reason).toBe(expected);
  });

  it('is known by country and last characters', () => {
    expect(maskIban('NL91ABNA0417164300')).toBe('NL••\u00a0••••\u00a04300');
  });
});

test.each([
  ['NL', true, 'NL', { kind: 'standard', percent: 21 }],
  ['DE', true, 'DE', { kind: 'standard', percent: 19 }],
  ['NO', true, 'NO', { kind: 'standard', percent: 25 }],
  ['NL', false, 'NL', { kind: 'unregistered', percent: 0 }],
  ['DE', true, 'NL', { kind: 'reverseCharge', percent: 0 }],
  ['DE', false, 'NL', { kind: 'unregistered', percent: 0 }],
  ['GB', true, 'NL', { kind: 'outside', percent: 0 }],
  ['NL', true, 'GB', { kind: 'outside', percent: 0 }],
  ['XX', true, 'NL', null],
])('a salon in %s (VAT number: %s) that works for %s has %j', (...row) => {
  const [salonCountry, hasVatNumber, buyerCountry, expected] = row;
  expect(commissionVatOf({ salonCountry, hasVatNumber, buyerCountry })).toEqual(expected);
});
