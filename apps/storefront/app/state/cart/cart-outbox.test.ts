import { describe, expect, it } from 'vitest';
import { type PendingChange, replayOf } from './cart-outbox.ts';
import type { CartChange } from './cart-store.ts';

const add: CartChange = { kind: 'add', additions: [] };
const remove: CartChange = { kind: 'remove', lineIds: ['a'] };
const replace: CartChange = { kind: 'replace', lines: [{ id: 'a', quantity: 3 }] };
const codes: CartChange = { kind: 'codes', discountCodes: ['COMB'] };

const pendingOf = (change: CartChange, isSent: boolean, onlyIfCurrent = false): PendingChange => ({
  change,
  isSent,
  onlyIfCurrent,
});

describe('replayOf', () => {
  it.each([remove, replace, codes])('asks again for what may be said twice: %j', (change) => {
    for (const isSent of [true, false]) {
      const left = [pendingOf(change, isSent)];
      expect(replayOf(left, true)).toEqual({ again: left, isOnItsWay: false });
    }
  });

  it.each([
    ['that was never sent', pendingOf(add, false), true],
    ['where the cart that was being made is not known here', pendingOf(add, true), false],
    ['once it was looked for', { ...pendingOf(add, true), unanswered: { a: 1 } }, true],
  ])('asks again for an addition %s', (_, left, hasCart) => {
    expect(replayOf([left], hasCart)).toEqual({ again: [left], isOnItsWay: false });
  });

  it('does not add twice to a cart that was sent the addition', () => {
    expect(replayOf([pendingOf(add, true)], true)).toEqual({ again: [], isOnItsWay: true });
  });

  it('leaves to the promotions what they decided about the cart as it was', () => {
    const left = [pendingOf(add, false, true), pendingOf(remove, true)];
    expect(replayOf(left, true).again).toEqual(left.slice(1));
  });
});
