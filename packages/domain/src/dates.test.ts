import { describe, expect, it, test } from 'vitest';
import { addWarrantyPeriod, formatDate, formatMonth, formatToldDate } from './dates.ts';
import { marketOf } from './markets/index.ts';

it('formatMonth writes a month as dates are', () => {
  expect(formatMonth('2026-01')).toBe('01-2026');
});

describe('formatDate', () => {
  test.each([
    ['2026-11-20T12:42:55Z', '20-11-2026'],
    ['2026-01-02T00:00:00Z', '02-01-2026'],
    ['2026-12-31T23:59:59.999Z', '31-12-2026'],
    ['2024-02-29T00:00:00Z', '29-02-2024'],
    ['0987-03-04T00:00:00Z', '04-03-0987'],
  ])('writes %s as %s', (iso, expected) => {
    expect(formatDate(new Date(iso))).toBe(expected);
  });

  it('refuses a date that is not one', () => {
    expect(() => formatDate(new Date('soon'))).toThrow('not valid');
  });
});

test.each([
  ['na', 'Nov 3, 2026'],
  ['uk', '03-11-2026'],
  ['nl', '03-11-2026'],
  ['se', '03-11-2026'],
] as const)('in %s the day of a review is %s', (locale, expected) => {
  expect(formatToldDate(new Date('2026-11-03T23:59:59Z'), marketOf(locale))).toBe(expected);
});

describe('addWarrantyPeriod', () => {
  test.each([
    ['2025-01-01', '2026-01-29'],
    ['2025-12-31', '2027-01-28'],
    ['2023-02-10', '2024-03-09'], // the 28 days lie in a leap year
    ['2024-02-28', '2025-03-28'],
    ['2024-02-29', '2025-03-29'], // no 29 February 2025: counted from 1 March
    ['2023-02-28', '2024-03-27'],
    ['2026-11-20', '2027-12-18'],
  ])('runs from %s to %s', (from, to) => {
    expect(addWarrantyPeriod(new Date(from)).toISOString()).toBe(`${to}T00:00:00.000Z`);
  });

  it('leaves the date that it was given alone and keeps the time of day', () => {
    const bought = new Date('2025-06-01T08:09:10.011Z');
    expect(addWarrantyPeriod(bought).toISOString()).toBe('2026-06-29T08:09:10.011Z');
    expect(bought.toISOString()).toBe('2025-06-01T08:09:10.011Z');
  });
});
