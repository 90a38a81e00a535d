import { expect, test } from 'vitest';
import { needsDelivery } from './index.ts';

const card = { quantity: 1, merchandise: { requiresShipping: false } } as const;
const comb = { quantity: 1, merchandise: {} };

test.each([
  ['nothing yet', [], true],
  ['a card', [card], false],
  ['cards', [card, { ...card, quantity: 2 }], false],
  ['a card and goods', [card, comb], true],
  ['a card and goods just taken out', [card, { ...comb, quantity: 0 }], false],
  ['goods that left the shop', [card, { quantity: 1, merchandise: null }], true],
])('a bag with %s: %o is sent: %s', (_, lines, isSent) => {
  expect(needsDelivery(lines)).toBe(isSent);
});
