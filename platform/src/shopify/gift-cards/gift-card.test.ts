import { describe, expect, it } from 'vitest';
import { canPay, payWith, returnedShares } from './gift-card.ts';
import type { GiftCard } from './gift-card-rows.ts';

const card = (id: number, balanceInMinorUnits: number): GiftCard => ({
  id,
  shop: 'nl',
  lastCharacters: `000${id}`,
  initialInMinorUnits: 5_000,
  balanceInMinorUnits,
  expiresOn: null,
  deactivatedAt: null,
  note: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});

const IN_US = { shop: 'us' };

describe('a card can pay', () => {
  const now = new Date('2026-11-30T23:59:59Z');

  it.each([
    ['until the end of its last day', { expiresOn: '2026-12-01' }, true],
    ['not on the day after', { expiresOn: '2026-11-30' }, false],
    ['until that day ends in the country of its shop', { ...IN_US, expiresOn: '2026-11-30' }, true],
    ['not on the day after there', { ...IN_US, expiresOn: '2026-11-29' }, false],
    ['with one cent on it', { balanceInMinorUnits: 1 }, true],
    ['not when it is empty', { balanceInMinorUnits: 0 }, false],
    ['not once it was deactivated', { deactivatedAt: '2026-11-02T00:00:00Z' }, false],
  ])('%s', (_, difference, expected) => {
    expect(canPay({ ...card(1, 5_000), ...difference }, now)).toBe(expected);
  });
});

describe('an amount is paid', () => {
  it.each([
    [999, [999, 0]],
    [1_000, [1_000, 0]],
    [1_001, [1_000, 1]],
    [3_000, [1_000, 2_000]],
    [3_001, [1_000, 2_000]],
    [0, [0, 0]],
  ])('%i cents by a card of 1000 and one of 2000', (due, expected) => {
    const uses = payWith([card(1, 1_000), card(2, 2_000)], due);
    expect(uses.map(({ amountInMinorUnits }) => amountInMinorUnits)).toEqual(expected);
  });
});

describe('a refund goes back', () => {
  const paid = [
    { giftCardId: 1, amountInMinorUnits: 1_000 },
    { giftCardId: 2, amountInMinorUnits: 500 },
  ];

  it.each([
    [0, []],
    [999, [[1, 999]]],
    [1_000, [[1, 1_000]]],
    [
      1_001,
      [
        [1, 1_000],
        [2, 1],
      ],
    ],
    [
      1_500,
      [
        [1, 1_000],
        [2, 500],
      ],
    ],
    [
      9_000,
      [
        [1, 1_000],
        [2, 500],
      ],
    ],
  ])('%i cents', (refund, expected) => {
    const shares = returnedShares(paid, refund);
    expect(shares.map((one) => [one.giftCardId, one.amountInMinorUnits])).toEqual(expected);
  });
});
