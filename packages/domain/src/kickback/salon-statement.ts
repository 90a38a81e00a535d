import type { Earning } from './order-earnings.ts';

export interface StatementSums {
  /** Earnings of sales alone, before refunds. */
  readonly turnoverInMinorUnits: number;
  /** Turnover that refunds took back: zero or negative. */
  readonly refundedInMinorUnits: number;
  /** Amount that remains to be paid, refunds taken off. */
  readonly kickbackInMinorUnits: number;
  readonly orderCount: number;
}

export interface StatementMonth extends StatementSums {
  /** `2026-11`, in UTC. */
  readonly month: string;
}

/** The months up to that of `now`, oldest first. */
export function lastMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index, 1));
    return monthOf(at.toISOString());
  });
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month of a moment, `2026-11`, in UTC: server and browser agree on it. */
export function monthOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 7);
}

/** Rows by month, months without bookings too; other months' bookings are left out. */
export function monthlyStatement(
  earnings: readonly Earning[],
  months: readonly string[],
): readonly StatementMonth[] {
  return months.map((month) => ({
    month,
    ...sumsOf(earnings.filter(({ bookedAt }) => monthOf(bookedAt) === month)),
  }));
}

export function sumsOf(earnings: readonly Earning[]): StatementSums {
  const turnoverOf = (wanted: Earning['kind']) =>
    earnings
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { turnoverInMinorUnits }) => sum + turnoverInMinorUnits, 0);
  return {
    turnoverInMinorUnits: turnoverOf('sale'),
    refundedInMinorUnits: turnoverOf('refund'),
    kickbackInMinorUnits: earnings.reduce((sum, one) => sum + one.kickbackInMinorUnits, 0),
    orderCount: earnings.filter(({ kind }) => kind === 'sale').length,
  };
}
