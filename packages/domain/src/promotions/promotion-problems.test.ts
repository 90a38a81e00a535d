import { expect, it, test } from 'vitest';
import {
  type NamedDiscount,
  type PromotionsToCheck,
  promotionProblems,
} from './promotion-problems.ts';

const discount = (id: string, change: Partial<NamedDiscount> = {}) => ({
  id,
  found: {
    id,
    title: `Title ${id}`,
    status: 'ACTIVE',
    period: {},
    givesProducts: true,
    combines: true,
    ...change,
  },
});
const problemsOf = (asked: Partial<PromotionsToCheck>) =>
  promotionProblems({
    discounts: [],
    freeItem: null,
    promised: {},
    place: { countryCode: 'NL' },
    ...asked,
  });
const kindsOf = (asked: Partial<PromotionsToCheck>) =>
  problemsOf(asked).map(({ kind, subject }) => `${kind} ${subject}`);

test.each<[string, Partial<NamedDiscount>, readonly string[]]>([
  ['that is active and combines', {}, []],
  ['that is planned', { status: 'SCHEDULED' }, []],
  ['that has ended', { status: 'EXPIRED' }, ['ended a']],
  ['that has ended and gives nothing', { status: 'EXPIRED', givesProducts: false }, ['ended a']],
  ['that is a percentage', { givesProducts: false }, ['givesNothing a']],
  ['that does not combine', { combines: false }, ['standsAlone a']],
])('a discount %s beside a good one', (_, change, expected) => {
  expect(kindsOf({ discounts: [discount('a', change), discount('b')], freeItem: null })).toEqual(
    expected,
  );
});

it('an id that the shop does not know is missing, and named by itself', () => {
  expect(problemsOf({ discounts: [{ id: 'a', found: null }] })).toEqual([
    { kind: 'missing', subject: 'a', title: 'a' },
  ]);
});

const alone = discount('a', { combines: false });
const planned = discount('b', { status: 'SCHEDULED' });
const freeItem = { handle: 'mask', isSold: true };
test.each([
  ['alone', [alone], null, []],
  ['beside one that has ended', [alone, discount('b', { status: 'EXPIRED' })], null, ['ended b']],
  ['beside one that is missing', [alone, { id: 'b', found: null }], null, ['missing b']],
  ['beside one that is planned', [alone, planned], null, ['standsAlone a']],
  ['beside the free item', [alone], freeItem, ['standsAlone a']],
  ['beside one that is not sold', [alone], { ...freeItem, isSold: false }, ['noFreeItem mask']],
])('a discount that does not combine, %s', (_, discounts, item, expected) => {
  expect(kindsOf({ discounts, freeItem: item })).toEqual(expected);
});

const december = { from: '2026-12-01', until: '2026-12-15' };
test.each([
  ['begins and ends with the promise', '2026-11-30T23:00:00Z', '2026-12-14T23:00:00Z', true],
  ['begins a second late', '2026-11-30T23:00:01Z', '2026-12-14T23:00:00Z', false],
  ['ends a second early', '2026-11-30T23:00:00Z', '2026-12-14T22:59:59Z', false],
  ['has no end', '2026-01-01T00:00:00Z', undefined, true],
])('a discount that %s covers it: %4$s', (_, from, until, isCovered) => {
  const period = { from, ...(until !== undefined && { until }) };
  const found = problemsOf({ discounts: [discount('a', { period })], promised: december });
  const tooShort = { kind: 'tooShort', subject: 'a', title: 'Title a', given: period };
  expect(found).toEqual(isCovered ? [] : [tooShort]);
});
