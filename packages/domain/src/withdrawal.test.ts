import { describe, expect, it, test } from 'vitest';
import { refusal } from './accounts/refusal.test-kit.ts';
import { checkWithdrawal, WITHDRAWAL_LIMITS } from './withdrawal.ts';

const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };

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
