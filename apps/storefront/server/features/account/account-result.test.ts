import { messageOf } from '@lokke/contract/errors';
import { expect, test } from 'vitest';
import { rateLimited } from './account-result.ts';

test.each([
  ['tooManyLogins', 900, 'tooManyLogins', 'tooManyLogins'],
  ['tooManyLogins', 901, 'tooManyThisHour', 'tooManyThisHour'],
  ['tooManyAttempts', 3_600, 'tooManyThisHour', 'tooManyThisHour'],
  ['tooManyAttempts', 3_601, 'tooManyToday', 'tooManyToday'],
  ['tooManyRequests', 60, 'tooManyRequests', 'tooManyRequests'],
  ['tooManyRequests', 61, 'tooManyRequests', 'tooManyAttempts'],
  ['tooManyRequests', 901, 'tooManyRequests', 'tooManyThisHour'],
] as const)('%s for %d seconds is %s, and says %s', (limit, wait, code, said) => {
  const refusal = rateLimited(limit, wait);
  expect(refusal).toMatchObject({ code, message: messageOf(said), retryAfterInSeconds: wait });
});
