import { describe, expect, it } from 'vitest';
import { cycleAt, upcomingCycles } from './cycles.ts';

const BEGUN_AT = new Date('2026-01-31T10:00:00Z');
const MONTHLY = { unit: 'MONTH', count: 1 } as const;
const FOUR_WEEKS = { unit: 'WEEK', count: 4 } as const;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

describe('a cycle', () => {
  it.each([
    [{ unit: 'DAY', count: 10 } as const, 2, '2026-02-10'],
    [FOUR_WEEKS, 1, '2026-01-31'],
    [FOUR_WEEKS, 2, '2026-02-28'],
    [FOUR_WEEKS, 3, '2026-03-28'],
    [MONTHLY, 2, '2026-02-28'],
    [MONTHLY, 3, '2026-03-31'],
    [MONTHLY, 4, '2026-04-30'],
    [MONTHLY, 13, '2027-01-31'],
    [{ unit: 'YEAR', count: 2 } as const, 2, '2028-01-31'],
  ])('of %j with number %d starts on %s', (interval, index, day) => {
    expect(dayOf(cycleAt(BEGUN_AT, interval, index).startsAt)).toBe(day);
  });

  it('ends where the next one starts', () => {
    expect(cycleAt(BEGUN_AT, MONTHLY, 2).endsAt).toEqual(cycleAt(BEGUN_AT, MONTHLY, 3).startsAt);
  });
});

describe('the next order', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 2],
    ['2026-02-28T09:59:59Z', 2],
    ['2026-02-28T10:00:00Z', 3],
    ['2026-02-28T10:00:01Z', 3],
    ['2027-01-01T00:00:00Z', 13],
  ])('at %s has number %d', (now, index) => {
    const cycles = upcomingCycles(BEGUN_AT, FOUR_WEEKS, { now: new Date(now), count: 3 });
    expect(cycles.map((cycle) => cycle.index)).toEqual([index, index + 1, index + 2]);
  });
});
