import { expect, it } from 'vitest';
import { namedDiscounts } from './index.ts';

const saving = (amount: string, title: string | null, code: string | null = null) => ({
  discountedAmount: { amount, currencyCode: 'EUR' },
  title,
  code,
});

it('adds up what one discount took off, and keeps discounts apart', () => {
  expect(
    namedDiscounts([saving('1.5', 'Mask'), saving('2.0', null, 'TEN'), saving('0.25', 'Mask')]),
  ).toEqual([
    { title: 'Mask', amountInMinorUnits: 175, isCode: false },
    { title: 'TEN', amountInMinorUnits: 200, isCode: true },
  ]);
});

it.each([
  ['by its title where there is a code as well', saving('1.0', 'Welcome', 'TEN'), 'Welcome', 100],
  ['of one cent', saving('0.01', 'Mask'), 'Mask', 1],
  ['without a name', saving('1.0', null), '', 100],
])('names a saving %s', (_, given, title, amountInMinorUnits) => {
  const isCode = given.code !== null;
  expect(namedDiscounts([given])).toEqual([{ title, amountInMinorUnits, isCode }]);
});

it.each(['0.0', '-1.0', 'x'])('names no saving of %s', (amount) => {
  expect(namedDiscounts([saving(amount, 'Mask')])).toEqual([]);
});
