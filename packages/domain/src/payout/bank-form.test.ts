import { expect, test } from 'vitest';
import { checkBankForm, isBankLinkOpen } from './index.ts';

const FORM = { holder: ' Ada  & Zoë ', iban: 'nl91 abna 0417 1643 00', vatNumber: '' };

test.each([
  [{}, { holder: 'Ada & Zoë', iban: 'NL91ABNA0417164300', vatNumber: null }],
  [{ vatNumber: 'nl 1234.56789-b01' }, { vatNumber: 'NL123456789B01' }],
  [{ holder: 'x'.repeat(71) }, { holder: 'x'.repeat(70) }],
  [{ holder: `${'x'.repeat(69)}👩y` }, { holder: `${'x'.repeat(69)}👩` }],
])('%o is an account', (input, value) => {
  expect(checkBankForm({ ...FORM, ...input })).toMatchObject({ ok: true, value });
});

test.each([
  [{ holder: ' ', iban: undefined }, 'missingBankInput', ['holder', 'iban']],
  [{ holder: 'Ελένη' }, 'holderInvalid', ['holder']],
  [{ holder: '💇 .' }, 'holderInvalid', ['holder']],
  [{ iban: 'NL91ABNA0417164301' }, 'ibanInvalid', ['iban']],
  [{ iban: 'US12345678901234567' }, 'ibanInvalid', ['iban']],
  [{ vatNumber: '123456789' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL00' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL123456789B0' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL123456789B012' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'BE2123456789' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'GR123456789012345' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: `NL${'1'.repeat(13)}` }, 'vatNumberInvalid', ['vatNumber']],
])('%o is none', (input, code, fields) => {
  expect(checkBankForm({ ...FORM, ...input })).toEqual({ ok: false, code, fields });
});

test.each([
  'AT U12345678',
  'BE 0123.456.789',
  'CHE-123.456.789 MWST',
  'DE 123456789',
  'ESB12345678',
  'FR 12 345678901',
  'GB 123 4567 89',
  'IE1234567FA',
  'IE1234567TW',
  'IE1S23456L',
  'IT12345678901',
  'NO 123 456 789 MVA',
  'SE123456789001',
  'XI123456789',
  'LI12345',
])('%s is a VAT number', (vatNumber) => {
  expect(checkBankForm({ ...FORM, vatNumber })).toMatchObject({ ok: true });
});

test.each([
  [-1, false],
  [0, true],
  [3_599_999, true],
  [3_600_000, false],
])('a link is open after %i ms: %s', (ageInMs, isOpen) => {
  expect(isBankLinkOpen(1_000_000, 1_000_000 + ageInMs)).toBe(isOpen);
});
