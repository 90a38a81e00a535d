import { expect, it } from 'vitest';
import { cartMoneyLines, namedDiscounts } from './index.ts';

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

it('counts once what a code takes off a line and what it takes off the cart as a whole', () => {
  const cost = (amount: string) => ({ amount, currencyCode: 'EUR' });
  const line = {
    cost: { subtotalAmount: cost('10.0') },
    discountAllocations: [saving('1.0', 'TEN')],
  };
  const rows = cartMoneyLines({
    cost: { totalAmount: cost('8.0') },
    lines: { edges: [{ node: line }] },
    discountAllocations: [],
    savings: [saving('2.0', 'TEN')],
  });
  expect(rows).toEqual([
    { kind: 'subtotal', amountInMinorUnits: 1000 },
    { kind: 'discount', title: 'TEN', amountInMinorUnits: -200 },
    { kind: 'total', amountInMinorUnits: 800 },
  ]);
});
