import { expect, test } from 'vitest';
import { wayOfDelivery } from './index.ts';

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
