import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { EarningOrder } from '../kickback/index.ts';
import { closeMonth, closingStepOf, earningsBySalon, type MonthClosing } from './index.ts';

const VAT = { kind: 'standard', percent: 21 } as const;
const CLOSED_AT = '2026-12-02T08:00:00Z';

/** Closes one month of one salon. */
function close(
  amounts: Readonly<Record<string, number>>,
  given: {
    minimum?: number;
    hasBank?: boolean;
    isListed?: boolean;
    earlier?: readonly MonthClosing[];
    month?: string;
  } = {},
) {
  const { minimum = 2_500, hasBank = true, isListed = true } = given;
  const { earlier = [], month = '2026-11' } = given;
  return closeMonth({
    month,
    earlier,
    closedAt: CLOSED_AT,
    minimumInMinorUnits: minimum,
    earned: new Map([['900', new Map(Object.entries(amounts))]]),
    ratePercentOf: () => (isListed ? 10 : 0),
    vatOf: () => (!isListed ? 'noSalon' : hasBank ? VAT : 'noBankDetails'),
  });
}

describe('a payout', () => {
  test.each([
    [-1, 'nothingDue'],
    [0, 'nothingDue'],
    [1, 'belowMinimum'],
    [2_499, 'belowMinimum'],
    [2_500, 'paid'],
    [2_501, 'paid'],
  ])('of %d cents with a minimum of 2500 is %s', (amount, expected) => {
    const outcome = close({ '2026-11': amount }).rows[0]?.outcome;
    expect(outcome?.kind === 'paid' ? 'paid' : outcome?.reason).toBe(expected);
  });

  it('waits for bank details, and is paid whole with them', () => {
    const first = close({ '2026-11': 9_000 }, { hasBank: false });
    expect(first.rows[0]?.outcome).toEqual({
      kind: 'carried',
      reason: 'noBankDetails',
      amountInMinorUnits: 9_000,
    });
    const second = close({ '2026-11': 9_000 }, { earlier: [first], month: '2026-12' });
    expect(second.rows[0]).toMatchObject({
      carriedInInMinorUnits: 9_000,
      outcome: { kind: 'paid', invoice: 1, netInMinorUnits: 9_000, vatInMinorUnits: 1_890 },
    });
    expect(second.lastInvoice).toBe(1);
  });

  it('takes a refund out of the next month, and never pays below nothing', () => {
    const first = close({ '2026-11': 9_000 });
    const second = close(
      { '2026-11': 9_000, '2026-12': -10_000 },
      { earlier: [first], month: '2026-12' },
    );
    expect(second.rows[0]?.outcome).toMatchObject({ kind: 'carried', amountInMinorUnits: -10_000 });
    const third = close(
      { '2026-11': 9_000, '2026-12': -10_000, '2027-01': 12_500 },
      { earlier: [first, second], month: '2027-01' },
    );
    expect(third.rows[0]?.outcome).toMatchObject({ kind: 'paid', netInMinorUnits: 2_500 });
  });

  it('corrects a closed month once', () => {
    const first = close({ '2026-11': 9_000 });
    const late = { '2026-11': 9_400 };
    const second = close(late, { earlier: [first], month: '2026-12', minimum: 0 });
    expect(second.rows[0]?.corrections).toEqual([{ month: '2026-11', amountInMinorUnits: 400 }]);
    const third = close(late, { earlier: [first, second], month: '2027-01' });
    expect(third.rows).toEqual([]);
  });

  it.each([
    [49, 10],
    [50, 11],
    [51, 11],
  ])('of %d cents has %d cents of VAT', (net, expected) => {
    expect(close({ '2026-11': net }, { minimum: 0 }).rows[0]?.outcome).toMatchObject({
      vatInMinorUnits: expected,
    });
  });
});

describe('a month', () => {
  const november = close({ '2026-11': 9_000 });

  test.each([
    ['2026-11', 'closed'],
    ['2026-12', 'due'],
    ['2027-01', 'outOfOrder'],
    ['2026-10', 'outOfOrder'],
  ])('%s after that of November is %s', (month, expected) => {
    expect(closingStepOf(month, [november], new Date('2027-01-01T00:00:00Z')).kind).toBe(expected);
  });

  test.each([
    ['2026-12-31T23:59:59Z', 'notOver'],
    ['2027-01-01T00:00:00Z', 'due'],
  ])('of December at %s is %s', (now, expected) => {
    expect(closingStepOf('2026-12', [], new Date(now)).kind).toBe(expected);
  });
});

describe('of an order', () => {
  const order: EarningOrder = {
    name: '#1',
    createdAt: '2026-11-05T00:00:00Z',
    areTaxesIncluded: true,
    lines: [
      { id: 'a', isReward: false, isGiftCard: false, taxPercent: null, totalInMinorUnits: 10_000 },
    ],
    subtotalInMinorUnits: 10_000,
    taxInMinorUnits: 0,
    totalInMinorUnits: 10_000,
    refunds: [
      {
        createdAt: '2026-12-05T00:00:00Z',
        totalInMinorUnits: 10_000,
        lines: [{ lineId: 'a', subtotalInMinorUnits: 10_000 }],
      },
    ],
  };
  const earnedAfter = (earlier: readonly MonthClosing[], ratePercent: number) =>
    earningsBySalon({
      orders: [{ salonNo: '900', order }],
      earlier,
      ratePercentOf: () => ratePercent,
    }).get('900');

  it('keeps the rate that a month was closed with for what is refunded of it', () => {
    expect(earnedAfter([close({ '2026-11': 1_000 })], 15)?.get('2026-12')).toBe(-1_000);
  });

  it('counts at the rate of its return what a salon earned while it was on no list', () => {
    const gone = close(Object.fromEntries(earnedAfter([], 0) ?? []), { isListed: false });
    expect(gone.rows[0]?.outcome).toMatchObject({ reason: 'noSalon', amountInMinorUnits: 0 });
    expect(earnedAfter([gone], 10)?.get('2026-11')).toBe(1_000);
    const back = close({ '2026-11': 1_000 }, { earlier: [gone], month: '2026-12', minimum: 0 });
    expect(back.rows[0]?.outcome).toMatchObject({ kind: 'paid', netInMinorUnits: 1_000 });
  });
});

/** A booking of a salon: made in a month, seen in that month or one of the three after it. */
const fact = fc.record({
  salonNo: fc.constantFrom('900', '901', '1000'),
  booked: fc.integer({ min: 0, max: 11 }),
  delay: fc.integer({ min: 0, max: 3 }),
  amount: fc.integer({ min: -40_000, max: 60_000 }),
});
const monthAt = (index: number) => new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 7);

it('pays over random months what a running balance pays, to the cent', () => {
  const minimums = fc.integer({ min: 0, max: 10_000 });
  const banks = fc.record({
    '900': fc.integer({ min: 0, max: 12 }),
    '901': fc.integer({ min: 0, max: 12 }),
    '1000': fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 40 }), minimums, banks, (facts, minimum, banks) => {
      const earlier: MonthClosing[] = [];
      /** Second implementation: all that is known less all that was paid. */
      const paid = { '900': 0n, '901': 0n, '1000': 0n };
      const invoices: number[] = [];
      for (let index = 0; index < 12; index += 1) {
        const known = facts.filter(
          ({ booked, delay }) => booked + delay <= index && booked <= index,
        );
        const earned = new Map<string, Map<string, number>>();
        for (const { salonNo, booked, amount } of known) {
          const months = earned.get(salonNo) ?? new Map<string, number>();
          earned.set(
            salonNo,
            months.set(monthAt(booked), (months.get(monthAt(booked)) ?? 0) + amount),
          );
        }
        const closing = closeMonth({
          month: monthAt(index),
          closedAt: CLOSED_AT,
          earlier: [...earlier],
          earned,
          ratePercentOf: () => 10,
          minimumInMinorUnits: minimum,
          vatOf: (salonNo) =>
            Object.entries(banks).some(([no, from]) => no === salonNo && from <= index)
              ? VAT
              : 'noBankDetails',
        });
        earlier.push(closing);
        for (const salonNo of ['900', '901', '1000'] as const) {
          const balance = known
            .filter((one) => one.salonNo === salonNo)
            .reduce((sum, one) => sum + BigInt(one.amount), 0n);
          const due = balance - paid[salonNo];
          const isPaid = due > 0n && due >= BigInt(minimum) && banks[salonNo] <= index;
          const outcome = closing.rows.find((row) => row.salonNo === salonNo)?.outcome;
          if (isPaid) {
            paid[salonNo] += due;
            expect(outcome).toMatchObject({
              kind: 'paid',
              netInMinorUnits: Number(due),
              vatInMinorUnits: Number((due * 21n + 50n) / 100n),
            });
          } else if (outcome === undefined) expect(due).toBe(0n);
          else expect(outcome).toMatchObject({ kind: 'carried', amountInMinorUnits: Number(due) });
          if (outcome?.kind === 'paid') invoices.push(outcome.invoice);
        }
      }
      expect(invoices).toEqual(invoices.map((_, index) => index + 1));
    }),
  );
});
