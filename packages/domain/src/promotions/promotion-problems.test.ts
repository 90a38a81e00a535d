import { expect, it, test } from 'vitest';
import { type NamedDiscount, promotionProblems } from './promotion-problems.ts';

const discount = (id: string, change: Partial<NamedDiscount> = {}) => ({
  id,
  found: {
    id,
    title: `Title ${id}`,
    status: 'ACTIVE',
    givesProducts: true,
    combines: true,
    ...change,
  },
});
const kindsOf = (...args: Parameters<typeof promotionProblems>) =>
  promotionProblems(...args).map(({ kind, subject }) => `${kind} ${subject}`);

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
  expect(promotionProblems({ discounts: [{ id: 'a', found: null }], freeItem: null })).toEqual([
    { kind: 'missing', subject: 'a', title: 'a' },
  ]);
});

const alone = discount('a', { combines: false });
const freeItem = { handle: 'mask', isSold: true };
test.each([
  ['alone', [alone], null, []],
  ['beside one that has ended', [alone, discount('b', { status: 'EXPIRED' })], null, ['ended b']],
  ['beside one that is missing', [alone, { id: 'b', found: null }], null, ['missing b']],
  [
    'beside one that is planned',
    [alone, discount('b', { status: 'SCHEDULED' })],
    null,
    ['standsAlone a'],
  ],
  ['beside the free item', [alone], freeItem, ['standsAlone a']],
  [
    'beside a free item that is not sold',
    [alone],
    { ...freeItem, isSold: false },
    ['noFreeItem mask'],
  ],
])('a discount that does not combine, %s', (_, discounts, item, expected) => {
  expect(kindsOf({ discounts, freeItem: item })).toEqual(expected);
});

it('without promotions nothing is broken', () => {
  expect(promotionProblems({ discounts: [], freeItem: null })).toEqual([]);
  expect(promotionProblems({ discounts: [], freeItem })).toEqual([]);
});
