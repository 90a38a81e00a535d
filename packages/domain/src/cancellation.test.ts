import { expect, test } from 'vitest';
import { refusal } from './accounts/refusal.test-kit.ts';
import { checkCancellation } from './cancellation.ts';

const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };

test('checkCancellation takes who cancels which contract, how and when', () => {
  const stated = { ...ADA, items: 'It never came', kind: 'cause', endsOn: '2027-02-28' };
  expect(checkCancellation(stated)).toEqual({ ok: true, statement: stated });
});

test.each([
  ['nothing', {}],
  ['a kind that does not exist', { kind: 'soon' }],
  ['a day that does not exist', { endsOn: '2027-02-29' }],
  ['words for a day', { endsOn: 'next week' }],
])('checkCancellation reads %s as an ordinary one, as early as possible', (_, said) => {
  expect(checkCancellation({ ...ADA, ...said })).toEqual({
    ok: true,
    statement: { ...ADA, items: '', kind: 'ordinary', endsOn: '' },
  });
});

test('checkCancellation refuses what a withdrawal refuses', () => {
  expect(checkCancellation({ ...ADA, name: '' })).toEqual(
    refusal('missingWithdrawalInput', 'name'),
  );
});
