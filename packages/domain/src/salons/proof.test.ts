import { expect, test } from 'vitest';
import {
  checkProof,
  isProofOfPerson,
  maskProof,
  officeTask,
  proofCountryOf,
  proofRowOf,
} from './index.ts';
import { PROOF_COUNTRIES } from './proof.ts';
import numbers from './proof-numbers.json' with { type: 'json' };

interface Rule {
  readonly kind: string;
  readonly check?: string;
  readonly example: string;
}

const RULES = Object.entries(numbers).flatMap(([country, row]) => {
  const kinds: readonly Rule[] = row.kinds;
  return kinds.map((rule) => ({ country, ...rule }));
});
const STATE = 'CA';
const check = (number: unknown, country: string) => checkProof({ number, state: STATE }, country);
const compact = (typed: string) => typed.replaceAll(/[\s./-]/g, '');

test.each(RULES)('$country, $kind: the example is taken, however it is typed', (rule) => {
  const { country, kind, example } = rule;
  const taken = check(example, country);
  expect(taken).toMatchObject({ ok: true, value: { country, kind } });
  const spaced = ` ${compact(example).toLowerCase().split('').join(' ')} `;
  expect(check(spaced, country)).toEqual(taken);
});

// A digit beside the right one is told, wherever the register has check digits.
test.each(RULES.filter((rule) => 'check' in rule))(
  '$country, $kind: no digit may be another',
  (rule) => {
    const typed = compact(rule.example);
    for (const [index, one] of [...typed].entries()) {
      if (!/\d/.test(one)) continue;
      for (const step of [1, 9]) {
        const other = String((Number(one) + step) % 10);
        const changed = typed.slice(0, index) + other + typed.slice(index + 1);
        const known = check(changed, rule.country);
        // The Netherlands number their sole traders by another rule, and units of a firm by counting on.
        const isUnit = rule.check === 'dutchVat' && index > 11;
        if (!isUnit) expect(known, changed).toMatchObject({ ok: false, code: 'proofInvalid' });
      }
    }
  },
);

test('a Norwegian number is kept without the letters that say it is registered for VAT', () => {
  const plain = check('923 456 783', 'NO');
  expect(plain).toMatchObject({ ok: true, value: { number: '923456783' } });
  expect(check('NO 923 456 783 MVA', 'NO')).toEqual(plain);
});

// Published by the registers, or by those who explain their rules.
test.each([
  ['NL', '004495445B01'],
  ['NL', 'NL123456789B13'],
  ['BE', 'BE 0403.019.261'],
  ['DE', 'DE 136695976'],
  ['DE', 'DE232637828-12345'],
  ['FR', '784 301 772 00025'],
  ['GB', 'GB 980 7806 84'],
  ['GB', '123456727'],
  ['GB', 'SC123456'],
  ['IE', '8473625E'],
  ['IE', 'IE1234577WW'],
  ['ES', '12345678Z'],
  ['ES', 'X-1234567-L'],
  ['ES', 'J99216582'],
  ['NO', 'NO 923456783'],
  ['NO', '923 456 783 MVA'],
  ['NO', 'no 923456783mva'],
  ['SE', '212000-0787'],
  ['SE', '19811218-9876'],
  ['SE', '165561234567'],
])('%s takes %s', (country, number) => {
  expect(check(number, country).ok).toBe(true);
});

test.each([
  ['NL', '1234567'],
  ['NL', '123456789'],
  ['BE', '2123456749'],
  ['DE', 'DE2326378281'],
  ['GB', '1234567'],
  ['GB', 'SCO12345'],
  ['IE', '1234567TJ'],
  ['ES', 'O12345674'],
  ['ES', '12345678A'],
  ['NO', '912345670'],
  ['NO', '923456784MVA'],
  ['NO', 'MVA'],
  ['NO', '123456785'],
  ['US', '12'],
  ['US', 'ABCDE123'],
  ['XX', 'AB12'],
  ['XX', 'A'.repeat(21)],
  ['NL', ''],
  ['NL', undefined],
  ['NL', ['12345678']],
])('%s does not take %j', (country, number) => {
  expect(check(number, country)).toEqual({ ok: false, code: 'proofInvalid', fields: ['number'] });
});

test('a Swedish number is kept as ten digits, however its century is written', () => {
  for (const typed of ['811218-9876', '19811218-9876', '811218+9876', '20 811218-9876']) {
    expect(check(typed, 'SE'), typed).toMatchObject({ value: { number: '8112189876' } });
  }
  expect(check('17811218-9876', 'SE')).toMatchObject({ code: 'proofInvalid' });
});

test('a licence of the United States names its state', () => {
  const licence = { number: 'C 123456', state: 'XX' };
  const refused = { ok: false, code: 'proofStateMissing', fields: ['state'] };
  expect(checkProof(licence, 'US')).toEqual(refused);
  expect(checkProof({ ...licence, state: STATE }, 'US')).toMatchObject({ value: { state: STATE } });
  expect(checkProof({ number: '12345678', state: STATE }, 'NL')).toMatchObject({
    value: { state: '' },
  });
});

test.each([
  ['NL', '12345678', true],
  ['GB', '12345678', false],
  ['GB', '123456782', true],
  ['ES', 'B12345674', false],
  ['ES', '12345678Z', true],
  ['SE', '5561234567', false],
  ['SE', '8112189876', true],
  ['US', 'C123456', true],
])('%s %s may be a person’s: %s', (country, number, expected) => {
  const checked = check(number, country);
  expect(checked.ok && isProofOfPerson(checked.value)).toBe(expected);
});

test('the rows are those that texts ask for, and another country has one of its own kind', () => {
  expect(Object.keys(numbers).map(proofCountryOf).toSorted()).toEqual(
    [...PROOF_COUNTRIES].toSorted(),
  );
  expect(proofRowOf('XX')).toBe(proofRowOf('YY'));
  expect(maskProof('12345678')).toBe('•••• 678');
});

const MADE_AT = '2026-11-01T10:00:00.000Z';
const MONTH_IN_MS = 30 * 86_400_000;
test.each([
  ['asked', -1, null, null],
  ['asked', 0, 'decide', 'decide'],
  ['asked', MONTH_IN_MS - 1, 'decide', 'decide'],
  ['asked', MONTH_IN_MS, null, null],
  ['approved', 0, null, 'withdraw'],
  ['approved', 10 * MONTH_IN_MS, null, 'withdraw'],
  ['refused', 0, null, null],
] as const)(
  'the office’s link to what is %s, after %i ms: %s, %s',
  (state, afterInMs, page, proof) => {
    const nowInMs = Date.parse(MADE_AT) + afterInMs;
    const tasks = [false, true].map((isRevocable) =>
      officeTask({ madeAt: MADE_AT, state, isRevocable }, nowInMs),
    );
    expect(tasks).toEqual([page, proof]);
  },
);
