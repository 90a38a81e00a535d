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

describe('resumptionOf', () => {
  it.each([remove, replace, codes])('asks again for what may be said twice: %j', (change) => {
    for (const isSent of [true, false]) {
      expect(replayOf([pendingOf(change, isSent)], true)).toEqual({
        again: [change],
        isOnItsWay: false,
      });
    }
  });

  it('asks for an addition that was never sent', () => {
    expect(replayOf([pendingOf(add, false)], true)).toEqual({ again: [add], isOnItsWay: false });
  });

  it('does not add twice to a cart that was sent the addition', () => {
    expect(replayOf([pendingOf(add, true)], true)).toEqual({ again: [], isOnItsWay: true });
  });

  it('adds again where the cart that was being made is not known here', () => {
    expect(replayOf([pendingOf(add, true)], false)).toEqual({ again: [add], isOnItsWay: false });
  });

  it('leaves to the promotions what they decided about the cart as it was', () => {
    expect(replayOf([pendingOf(add, false, true), pendingOf(remove, true)], true).again).toEqual([
      remove,
    ]);
  });
});
