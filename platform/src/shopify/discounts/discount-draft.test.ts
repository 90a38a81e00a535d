import { describe, expect, test } from 'vitest';
import cases from './discount-draft.cases.json' with { type: 'json' };
import { discountsFile } from './discount-draft.ts';

const GOOD = cases.good;
const BASIC = {
  kind: 'basic',
  items: { kind: 'all' },
  reduction: { kind: 'amount', amount: '5' },
};

test('what may be left out has a value that is said in one place', () => {
  expect(discountsFile(GOOD, '')).toMatchObject(cases.defaults);
  expect(discountsFile([{ ...GOOD, terms: BASIC }], '')).toMatchObject([
    {
      draft: { terms: { minimum: null, reduction: { amountInMinorUnits: 500, isPerItem: false } } },
    },
  ]);
});

test('a code may take nothing off, what applies by itself may not', () => {
  const nothing = { ...BASIC, reduction: { kind: 'percentage', percentage: 0 } };
  expect(discountsFile({ ...GOOD, code: 'NONE', terms: nothing }, '')).toHaveLength(1);
  expect(() => discountsFile({ ...GOOD, terms: nothing }, '')).toThrow('terms.reduction');
});

describe('a bad field is named', () => {
  const { buys, gets } = GOOD.terms;
  const withTerms = (terms: object) => ({ ...GOOD, terms: { ...GOOD.terms, ...terms } });
  test.each([
    [{ ...GOOD, title: 3 }, 'title must be text'],
    [{ ...GOOD, title: ' ' }, 'title must not be blank'],
    [{ ...GOOD, code: '' }, 'code must not be blank'],
    [{ ...GOOD, startsAt: 'soon' }, 'startsAt must be a time'],
    [{ ...GOOD, startsAt: '2026-13-01T00:00:00Z' }, 'startsAt must be a time'],
    [{ ...GOOD, endsAt: GOOD.startsAt }, 'endsAt must be after startsAt'],
    [{ ...GOOD, ends: null }, 'ends is not one of the fields'],
    [{ ...GOOD, combinesWith: { orders: true } }, 'combinesWith.orders is not one of the fields'],
    [{ ...GOOD, translatedTitles: { FR: 1 } }, 'translatedTitles.FR must be text'],
    [withTerms({ kind: 'bogo' }), 'terms.kind must be one of basic, buyXGetY'],
    [withTerms({ usesPerOrderLimt: 1 }), 'terms.usesPerOrderLimt is not one of the fields'],
    [withTerms({ usesPerOrderLimit: 0 }), 'terms.usesPerOrderLimit must be a whole number from 1'],
    [
      withTerms({ buys: { ...buys, items: { kind: 'some' } } }),
      'terms.buys.items.kind must be one of all, ',
    ],
    [
      withTerms({ buys: { ...buys, threshold: { kind: 'quantity', quantity: 1.5 } } }),
      'terms.buys.threshold.quantity must be a whole number',
    ],
    [
      withTerms({ buys: { ...buys, threshold: { kind: 'amount', amount: '1,50' } } }),
      'terms.buys.threshold.amount must be an amount',
    ],
    [
      withTerms({ gets: { ...gets, reduction: { kind: 'percentage', percentage: 101 } } }),
      'terms.gets.reduction.percentage must be from 0 to 100',
    ],
    [
      { ...GOOD, terms: { ...BASIC, reduction: { kind: 'amount', amount: '0.00' } } },
      'terms.reduction must take something off',
    ],
    [
      withTerms({ gets: { ...gets, reduction: { kind: 'percentage', percentage: 0 } } }),
      'terms.gets.reduction must take something off',
    ],
    [
      withTerms({ gets: { ...gets, reduction: { kind: 'amount', amount: '0' } } }),
      'terms.gets.reduction.amount must be an amount',
    ],
    [[GOOD, { ...GOOD, title: '' }], '[1].title must not be blank'],
  ])('in %j', (json, message) => {
    expect(() => discountsFile(json, '')).toThrow(message);
  });
});
