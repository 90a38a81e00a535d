import { expect, test } from 'vitest';
import { checkBankForm, isBankLinkOpen, isPayable } from './index.ts';

const FORM = { holder: ' Ada  & Zoë ', iban: 'nl91 abna 0417 1643 00', vatNumber: '' };

test.each([
  [{}, { holder: 'Ada & Zoë', iban: 'NL91ABNA0417164300', vatNumber: null }],
  [{ vatNumber: 'nl 1234.56782-b01' }, { vatNumber: 'NL123456782B01' }],
  [{ vatNumber: '923 456 783 mva' }, { vatNumber: 'NO923456783MVA' }],
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
  [{ vatNumber: '923456784 MVA' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL123456789B01' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL123456782B0' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'NL123456782B012' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'BE2123456749' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: 'GR123456789012345' }, 'vatNumberInvalid', ['vatNumber']],
  [{ vatNumber: `NL${'1'.repeat(13)}` }, 'vatNumberInvalid', ['vatNumber']],
])('%o is none', (input, code, fields) => {
  expect(checkBankForm({ ...FORM, ...input })).toEqual({ ok: false, code, fields });
});

const VAT_NUMBERS = [
  'AT U12345678',
  'BE 0123.456.749',
  'CHE-123.456.789 MWST',
  'DE 123456788',
  'ESB12345674',
  'FR 11 123456782',
  'FR 53 000004605',
  'FR K7 123456782',
  'GB 123 4567 82',
  'GB 123 4567 82 001',
  'GB GD001',
  'IE6433435OA',
  'IE1234577WW',
  'IE8D79739I',
  'IT12345678901',
  'NL123456789B13',
  'NO 923 456 783 MVA',
  'SE556123456701',
  'XI123456782',
  'LI12345',
];

test.each(VAT_NUMBERS)('%s is a VAT number', (vatNumber) => {
  expect(checkBankForm({ ...FORM, vatNumber })).toMatchObject({ ok: true });
});

const isUnchecked = (number: string) => /^(?:AT|CH|IT|LI|NL|GB GD|GB .* 001)/.test(number);
test.each(VAT_NUMBERS.filter((one) => !isUnchecked(one)))(
  '%s is none with another digit',
  (number) => {
    for (const [index, one] of [...number].entries()) {
      // Digits behind the checked ones count units of a company, and a French key with letters is not checked.
      const isUnit = number.startsWith('SE') ? index > 11 : /^FR K/.test(number) && index === 4;
      if (!/\d/.test(one) || isUnit) continue;
      const vatNumber =
        number.slice(0, index) + String((Number(one) + 1) % 10) + number.slice(index + 1);
      expect(checkBankForm({ ...FORM, vatNumber }), vatNumber).toMatchObject({
        code: 'vatNumberInvalid',
      });
    }
  },
);

test.each([
  ['Ada', 'NL91ABNA0417164300', true],
  ['Ελένη', 'NL91ABNA0417164300', false],
  ['', 'NL91ABNA0417164300', false],
  ['Ada', 'NL91ABNA0417164301', false],
  ['Ada', 'NL91 ABNA 0417 1643 00', false],
  ['Ada', '', false],
])('“%s” with %s can be paid: %s', (holder, iban, expected) => {
  expect(isPayable({ holder, iban })).toBe(expected);
});

test.each([
  [-1, false],
  [0, true],
  [3_599_999, true],
  [3_600_000, false],
])('a link is open after %i ms: %s', (ageInMs, isOpen) => {
  expect(isBankLinkOpen(1_000_000, 1_000_000 + ageInMs)).toBe(isOpen);
});
