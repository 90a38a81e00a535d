import { expect, test } from 'vitest';
import { accountSalonOf, REMOVED_SALON } from './index.ts';

const choiceOf = (salonNo: string, salonName: string) => ({
  kind: 'chosen',
  salon: { salonNo, salonName },
});

test.each([
  [{ salonNo: '10001', salonName: 'De Gouden Lok' }, choiceOf('10001', 'De Gouden Lok')],
  [{ salonNo: '10001' }, choiceOf('10001', '10001')],
  ['10001', choiceOf('10001', '10001')],
  [10001, choiceOf('10001', '10001')],
  [REMOVED_SALON, { kind: 'removed' }],
  [null, { kind: 'unset' }],
  [[], { kind: 'unset' }],
  ['', { kind: 'unset' }],
  [{}, { kind: 'unset' }],
  [{ salonNo: 7 }, { kind: 'unset' }],
])('%o on an account reads as %o', (stored, expected) => {
  expect(accountSalonOf(stored)).toEqual(expected);
});
