import { expect, test } from 'vitest';
import { type PriceHistory, priorPrice, recordPrice } from './price-history.ts';

const START = Date.UTC(2026, 10, 1);
const at = (daysBefore: number) => new Date(START - daysBefore * 86_400_000).toISOString();

/** Prices by days before the reduction of 1 November; `!` marks those announced as reduced. */
const historyOf = (written: string): PriceHistory =>
  [...written.matchAll(/(-?[\d.]+): (\d+)(!?)/g)].map(([, days, amount, mark]) => ({
    since: at(Number(days)),
    amountInMinorUnits: Number(amount),
    isReduced: mark === '!',
  }));
const strict = { isProgressive: false };
const progressive = { isProgressive: true };

test.each([
  ['history of 29 days', '29: 2000, 0: 1500!', 1500, null],
  ['history of 30 days', '30: 2000, 0: 1500!', 1500, 2000],
  ['history of 31 days', '31: 2000, 0: 1500!', 1500, 2000],
  ['a lower price that ended 29 days before', '60: 1800, 29: 2000, 0: 1500!', 1500, 1800],
  ['a lower price that ended 30 days before', '60: 1800, 30: 2000, 0: 1500!', 1500, 2000],
  ['a lower price that ended 31 days before', '60: 1800, 31: 2000, 0: 1500!', 1500, 2000],
  ['a day at the reduced price', '60: 2000, 10: 1500, 9: 2000, 0: 1500!', 1500, null],
  ['a day at a price above it by a cent', '60: 2000, 10: 1501, 9: 2000, 0: 1500!', 1500, 1501],
  ['an unannounced price', '60: 2000, 0: 1500', 1500, null],
  ['an announcement after 31 days at the same price', '90: 2000, 31: 1500, 0: 1500!', 1500, null],
  ['another price than the history knows', '60: 2000, 0: 1500!', 1400, null],
  ['goods that began reduced', '0: 1500!', 1500, null],
  ['no history', '', 1500, null],
])('priorPrice after %s', (_name, rows, amount, expected) => {
  expect(priorPrice(historyOf(rows), amount, strict)).toBe(expected);
  expect(priorPrice(historyOf(rows), amount, progressive)).toBe(expected);
});

test('priorPrice of a reduction in steps counts from before the first, where the law says so', () => {
  const steps = historyOf('60: 2000, 10: 1800!, 0: 1500!');
  expect(priorPrice(steps, 1500, progressive)).toBe(2000);
  expect(priorPrice(steps, 1500, strict)).toBe(1800);
});

test('priorPrice of steps that rose again, or paused, counts from the last one', () => {
  const rose = historyOf('60: 2000, 20: 1500!, 10: 1800!, 0: 1700!');
  expect(priorPrice(rose, 1700, progressive)).toBeNull();
  const paused = historyOf('60: 2000, 20: 1800!, 10: 1900, 0: 1700!');
  expect(priorPrice(paused, 1700, progressive)).toBe(1800);
});

test('recordPrice keeps a history that says the same, and one that is newer than the news', () => {
  const history = historyOf('60: 2000, 10: 1500!');
  const same = { since: at(0), amountInMinorUnits: 1500, isReduced: true };
  expect(recordPrice(history, same)).toBe(history);
  expect(recordPrice(history, { ...same, since: at(20), amountInMinorUnits: 1 })).toBe(history);
});

test('recordPrice forgets prices that ended more than 30 days before the running reduction', () => {
  const next = (days: number) =>
    recordPrice(historyOf(`90: 1000, ${days}: 2000`), {
      since: at(0),
      amountInMinorUnits: 1500,
      isReduced: true,
    }).length;
  expect([next(29), next(30), next(31)]).toEqual([3, 2, 2]);
});

test('recordPrice remembers what a reduction in steps began with, and at most 100 prices', () => {
  const steps = historyOf('400: 2000, 300: 1800!, 200: 1700!');
  const added = recordPrice(steps, { since: at(0), amountInMinorUnits: 1500, isReduced: true });
  expect(added).toHaveLength(4);
  const many = Array.from({ length: 120 }, (_, step) => `${12 - step / 10}: ${3000 - step}!`);
  const kept = recordPrice(historyOf(many.join()), {
    since: at(-1),
    amountInMinorUnits: 1,
    isReduced: true,
  });
  expect(kept).toHaveLength(100);
  expect(priorPrice(kept, 1, progressive)).toBeNull();
});

test.each([
  [-30, 2],
  [-31, 2],
  [-120, 2],
])('recordPrice after a clock that was %i days ahead', (days, expected) => {
  const history = historyOf(`60: 2000, ${days}: 1800`);
  const entry = { since: at(0), amountInMinorUnits: 1500, isReduced: true };
  const recorded = recordPrice(history, entry);
  expect(recorded).toHaveLength(expected);
  expect(recorded.includes(entry)).toBe(days < -30);
});
