import { expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

test.each([
  ['DE', '2026-11-28T23:30:00Z', '29-11-2026', '00:30', 'Europe/Berlin'],
  ['DE', '2026-07-28T22:30:00Z', '29-07-2026', '00:30', 'Europe/Berlin'],
  ['GB', '2026-11-28T23:30:00Z', '28-11-2026', '23:30', 'Europe/London'],
  ['US', '2026-11-28T03:05:00Z', '27-11-2026', '22:05', 'America/New_York'],
])('localMoment in %s of %s', (countryCode, moment, date, time, timeZone) => {
  expect(localMoment({ countryCode }, new Date(moment))).toEqual({ date, time, timeZone });
});
