import { describe, expect, it, test } from 'vitest';
import { refusal } from './accounts/refusal.test-kit.ts';
import { type Locale, marketOf } from './markets/index.ts';
import { canWithdraw, checkWithdrawal, WITHDRAWAL_LIMITS } from './withdrawal.ts';

const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };

describe('a page offers to withdraw', () => {
  const goods = { currentQuantity: 1, isSent: true };
  const card = { currentQuantity: 1, isSent: false };
  const order = {
    processedAt: '2026-10-29T10:00:00Z',
    cancelledAt: null,
    arrivedAt: '2026-11-02T23:30:00Z',
    lines: [goods, card],
  };

  type Row = readonly [string, Partial<Parameters<typeof canWithdraw>[0]>, Locale, string, boolean];
  const rows: readonly Row[] = [
    ['before its last day', {}, 'de', '2026-11-16T22:59:59Z', true],
    ['on its last day', {}, 'de', '2026-11-17T22:59:59Z', true],
    ['the day after', {}, 'de', '2026-11-17T23:00:00Z', false],
    ['on its last day elsewhere', {}, 'na', '2026-11-17T04:59:59Z', true],
    ['the day after elsewhere', {}, 'na', '2026-11-17T05:00:00Z', false],
    [
      'on the Monday after a Saturday',
      { arrivedAt: '2026-11-07T10:00:00Z' },
      'de',
      '2026-11-23T12:00:00Z',
      true,
    ],
    ['on that Tuesday', { arrivedAt: '2026-11-07T10:00:00Z' }, 'de', '2026-11-24T12:00:00Z', false],
    ['after Christmas', { arrivedAt: '2026-12-11T10:00:00Z' }, 'de', '2026-12-28T12:00:00Z', true],
    [
      'the day after that',
      { arrivedAt: '2026-12-11T10:00:00Z' },
      'de',
      '2026-12-29T12:00:00Z',
      false,
    ],
    ['while nobody tells that it came', { arrivedAt: null }, 'de', '2027-11-17T12:00:00Z', true],
    ['of a gift card, on its last day', { lines: [card] }, 'de', '2026-11-12T22:59:59Z', true],
    ['of a gift card, the day after', { lines: [card] }, 'de', '2026-11-12T23:00:00Z', false],
    [
      'once all came back',
      { lines: [{ ...goods, currentQuantity: 0 }] },
      'de',
      '2026-11-04T12:00:00Z',
      false,
    ],
    [
      'once it is cancelled',
      { cancelledAt: '2026-11-03T12:00:00Z' },
      'de',
      '2026-11-04T12:00:00Z',
      false,
    ],
    [
      'after Saint Patrick’s Day',
      { arrivedAt: '2027-03-03T10:00:00Z' },
      'ni',
      '2027-03-18T12:00:00Z',
      true,
    ],
    [
      'where that is no holiday',
      { arrivedAt: '2027-03-03T10:00:00Z' },
      'uk',
      '2027-03-18T12:00:00Z',
      false,
    ],
  ];
  test.each(rows)('%s', (_, facts, locale, now, expected) => {
    expect(canWithdraw({ ...order, ...facts }, marketOf(locale), new Date(now))).toBe(expected);
  });
});

describe('a statement of withdrawal', () => {
  it('needs a name, an order and an address, and says nothing of products when all are meant', () => {
    expect(checkWithdrawal({ ...ADA, name: ' Ada ', email: 'Ada@Example.com' })).toEqual({
      ok: true,
      statement: { ...ADA, items: '' },
    });
  });

  test.each([
    [{}, ['name', 'orderNumber', 'email']],
    [{ ...ADA, name: '  ' }, ['name']],
    [{ ...ADA, orderNumber: undefined, email: 7 }, ['orderNumber', 'email']],
  ])('refuses %o and names %s', (input, fields) => {
    expect(checkWithdrawal(input)).toEqual(refusal('missingWithdrawalInput', ...fields));
  });

  it('refuses an address to which no receipt can go', () => {
    expect(checkWithdrawal({ ...ADA, email: 'ada' })).toEqual(refusal('emailInvalid', 'email'));
  });

  test.each(['name', 'orderNumber', 'items'] as const)('bounds %s', (field) => {
    const most = WITHDRAWAL_LIMITS[field];
    expect(checkWithdrawal({ ...ADA, [field]: 'x'.repeat(most) }).ok).toBe(true);
    expect(checkWithdrawal({ ...ADA, [field]: 'x'.repeat(most + 1) })).toEqual(
      refusal('withdrawalTooLong', field),
    );
  });

  test.each(['name', 'orderNumber', 'items'] as const)('refuses links and tags in %s', (field) => {
    for (const text of ['see https://bad.example', 'WWW.bad.example', '<a href=x>', 'x <!-- y']) {
      expect(checkWithdrawal({ ...ADA, [field]: text })).toEqual(
        refusal('withdrawalHasLink', field),
      );
    }
    for (const text of ['2 x Mask 300 ml (no. 7)', 'J.R.R. d’Arc', 'a < b > c', 'http', 'www.']) {
      expect(checkWithdrawal({ ...ADA, [field]: text }).ok).toBe(true);
    }
  });
});
