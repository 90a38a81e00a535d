import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LOCALES, marketOf } from '../markets/index.ts';
import {
  addMoney,
  CURRENCY_CODES,
  formatAmount,
  formatPrice,
  formatShelfPrice,
  formatThreshold,
  type Money,
  multiplyMoney,
  parseMinorUnits,
  parseMoney,
} from './index.ts';

const euros = (amountInMinorUnits: number): Money => ({ amountInMinorUnits, currencyCode: 'EUR' });

const anyMoney = fc.record({
  amountInMinorUnits: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  currencyCode: fc.constantFrom(...CURRENCY_CODES),
});

describe('parseMoney', () => {
  test.each([
    ['25.0', 2500],
    ['12.5', 1250],
    ['14.25', 1425],
    ['14.2500', 1425],
    ['0.0', 0],
    ['-0.00', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['7', 700],
    ['-3.5', -350],
    ['1234567.89', 123456789],
    ['19.99', 1999],
    ['1.15', 115],
    ['90071992547409.91', 9007199254740991],
  ])('reads "%s" as %d hundredths', (amount, amountInMinorUnits) => {
    expect(parseMoney({ amount, currencyCode: 'EUR' })).toEqual(euros(amountInMinorUnits));
  });

  test.each([
    '',
    ' ',
    '1,5',
    '.5',
    '5.',
    '1e3',
    '0x10',
    '1.005',
    '1.2.3',
    ' 1',
    '1 ',
    '+1',
    '--1',
    'NaN',
    '1_000',
    '١',
    '90071992547409.92',
  ])('refuses "%s" and names it', (amount) => {
    expect(() => parseMoney({ amount, currencyCode: 'EUR' })).toThrow(
      `Not an amount of money: "${amount}"`,
    );
    expect(parseMinorUnits(amount)).toBeNull();
  });

  test.each(['', 'eur', 'JPY', 'constructor'])(
    'refuses the currency "%s" and names it',
    (currencyCode) => {
      expect(() => parseMoney({ amount: '1.0', currencyCode })).toThrow(
        `Not a currency of the shop: "${currencyCode}"`,
      );
    },
  );

  it('reads back every amount that is written', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(
          parseMoney({ amount: formatAmount(money), currencyCode: money.currencyCode }),
        ).toEqual(money);
      }),
    );
  });
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [-350, '-3.50'],
  [123456789, '1234567.89'],
])('formatAmount writes %d hundredths as %s', (amountInMinorUnits, expected) => {
  expect(formatAmount(euros(amountInMinorUnits))).toBe(expected);
});

it.each(LOCALES)(
  'formatPrice writes every price in %s as Intl has it, and a minus before all of it',
  (locale) => {
    const market = marketOf(locale);
    const { languageTag } = market;
    const formats = CURRENCY_CODES.map((currency) => {
      const style = { style: 'currency', currencyDisplay: 'narrowSymbol', currency } as const;
      return [currency, new Intl.NumberFormat(languageTag, style)] as const;
    });
    const formatOf = new Map(formats);
    fc.assert(
      fc.property(anyMoney, (money) => {
        const amountInMinorUnits = Math.abs(money.amountInMinorUnits);
        const expected = formatOf.get(money.currencyCode)?.format(amountInMinorUnits / 100);
        const sign = money.amountInMinorUnits < 0 ? '\u2212' : '';
        expect(formatPrice(money, market)).toBe(`${sign}${expected}`);
      }),
    );
  },
);

describe('arithmetic', () => {
  it('adds and multiplies in minor units, without a rounding error', () => {
    expect(addMoney(euros(10), euros(20))).toEqual(euros(30));
    expect(multiplyMoney(euros(1999), 3)).toEqual(euros(5997));
    expect(multiplyMoney(euros(-5), 0)).toEqual(euros(0));
  });

  it('refuses to add two currencies, and names them', () => {
    expect(() => addMoney(euros(1), { amountInMinorUnits: 1, currencyCode: 'SEK' })).toThrow(
      'Cannot add SEK to EUR',
    );
  });

  it('refuses to multiply by a part, and names it', () => {
    expect(() => multiplyMoney(euros(1), 1.5)).toThrow('Cannot multiply a price by 1.5');
  });
});

it.each(CURRENCY_CODES)('%s has hundredths', (currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2);
});

test.each([
  ['nl', 5000, '€\u00a050'],
  ['nl', 4999, '€\u00a049,99'],
  ['nl', 5001, '€\u00a050,01'],
  ['no', 59_900, '599\u00a0kr'],
  ['na', 100_000, '$1,000'],
] as const)('in %s a threshold of %i is %s', (locale, amountInMinorUnits, written) => {
  const market = marketOf(locale);
  const money = { amountInMinorUnits, currencyCode: market.currencyCode };
  expect(formatThreshold(money, market)).toBe(written);
});

test.each([
  ['no', 27900, '279 kr'],
  ['no', 27950, '279,50 kr'],
  ['se', 27900, '279 kr'],
  ['nl', 2500, '€ 25,00'],
  ['uk', 2500, '£25.00'],
] as const)('on a shelf in %s, %i is %s', (locale, amountInMinorUnits, written) => {
  const market = marketOf(locale);
  const money = { amountInMinorUnits, currencyCode: market.currencyCode };
  expect(formatShelfPrice(money, market).replaceAll('\u00a0', ' ')).toBe(written);
});
