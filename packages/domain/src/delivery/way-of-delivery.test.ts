import { expect, test } from 'vitest';
import { deliveryOfOne, valueOfSent, wayOfDelivery } from './index.ts';

const card = { quantity: 1, merchandise: { requiresShipping: false, isGiftCard: true } } as const;
const course = { quantity: 1, merchandise: { requiresShipping: false } } as const;
const comb = { quantity: 1, merchandise: {} };

test.each([
  ['nothing yet', [], 'parcel'],
  ['a card', [card], 'email'],
  ['cards', [card, { ...card, quantity: 2 }], 'email'],
  ['a card and goods', [card, comb], 'parcel'],
  ['a card and goods just taken out', [card, { ...comb, quantity: 0 }], 'email'],
  ['goods that left the shop', [card, { quantity: 1, merchandise: null }], 'parcel'],
  ['a course', [course], 'none'],
  ['a course and a card', [course, card], 'none'],
  ['a course and goods', [course, comb], 'parcel'],
])('a bag with %s: %o comes by: %s', (_, lines, way) => {
  expect(wayOfDelivery(lines)).toBe(way);
});

const euros = (amount: string) => ({ totalAmount: { amount, currencyCode: 'EUR' } });

test.each([
  ['goods', [{ ...comb, cost: euros('20.0') }], 5000],
  ['goods that left the shop', [{ quantity: 1, merchandise: null, cost: euros('50.0') }], 5000],
  ['a card beside goods', [{ ...card, cost: euros('30.0') }], 2000],
  ['a card and a course', [card, course].map((one) => ({ ...one, cost: euros('12.5') })), 2500],
  ['cards alone', [{ ...card, cost: euros('50.0') }], 0],
])('of a bag of 50 €, delivery is priced by what is sent, with %s', (_, lines, value) => {
  expect(
    valueOfSent({ cost: euros('50.0'), lines: { edges: lines.map((node) => ({ node })) } }),
  ).toBe(value);
});

const cents = (amountInMinorUnits: number) =>
  ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;

test.each([
  [4999, cents(5000), {}, 495],
  [5000, cents(5000), {}, 0],
  [9999, null, {}, 495],
  [2500, null, { requiresShipping: false }, 0],
] as const)(
  'of one piece for %d, free from %j, %j, the delivery costs %d',
  (price, freeFrom, marks, cost) => {
    const one = { price: cents(price), ...marks };
    expect(deliveryOfOne({ price: cents(495), freeFrom }, one)).toEqual(cents(cost));
  },
);
