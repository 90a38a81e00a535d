import { monthOf } from '../kickback/index.ts';
import type { CommissionVat } from './commission-vat.ts';

/** Earnings of a salon by the month of booking. */
export type EarnedByMonth = ReadonlyMap<string, number>;

/** A month of a shop as it was closed: it is never computed again. */
export interface MonthClosing {
  readonly month: string;
  /** ISO 8601. */
  readonly closedAt: string;
  readonly rows: readonly ClosingRow[];
  /** Counts the invoices of the shop so far. */
  readonly lastInvoice: number;
}

export interface ClosingRow {
  readonly salonNo: string;
  readonly ratePercent: number;
  readonly earnedInMinorUnits: number;
  /** Differences in closed months that became known since: payments that came late, changed orders. */
  readonly corrections: readonly Correction[];
  readonly carriedInInMinorUnits: number;
  readonly outcome: PayoutOutcome;
}

interface Correction {
  readonly month: string;
  readonly amountInMinorUnits: number;
}

export type PayoutOutcome =
  | {
      readonly kind: 'paid';
      readonly invoice: number;
      readonly netInMinorUnits: number;
      readonly vat: CommissionVat;
      readonly vatInMinorUnits: number;
    }
  | {
      readonly kind: 'carried';
      readonly reason: 'nothingDue' | 'belowMinimum' | UnpayableReason;
      /** Negative where refunds took back more than was earned. */
      readonly amountInMinorUnits: number;
    };

/**
 * `badBankDetails`: some that were stored when less was checked, and that no bank takes. `noSalon`: a number that is on the
 * shop's list no more, whose owner can enter nothing.
 */
type UnpayableReason = 'noBankDetails' | 'badBankDetails' | 'noSalon';

/** Closed months whose bookings are looked at again. */
const MONTHS_LOOKED_BACK = 3;

export type ClosingStep =
  | { readonly kind: 'closed'; readonly closing: MonthClosing }
  | { readonly kind: 'due' }
  | { readonly kind: 'notOver' }
  | { readonly kind: 'outOfOrder'; readonly expected: string };

/** Tells whether a month may be closed: once, when it is over, and right after the one before it. */
export function closingStepOf(
  month: string,
  earlier: readonly MonthClosing[],
  now: Date,
): ClosingStep {
  const closing = earlier.find((one) => one.month === month);
  if (closing !== undefined) return { kind: 'closed', closing };
  const last = earlier.at(-1);
  if (last !== undefined && nextMonth(last.month) !== month) {
    return { kind: 'outOfOrder', expected: nextMonth(last.month) };
  }
  return month < monthOf(now.toISOString()) ? { kind: 'due' } : { kind: 'notOver' };
}

function nextMonth(month: string): string {
  return monthsFrom(month, 1);
}

/** The first month whose orders a closing has to know. */
export function firstMonthRead(month: string): string {
  return monthsFrom(month, -MONTHS_LOOKED_BACK);
}

function monthsFrom(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

interface ClosingOptions {
  readonly month: string;
  readonly closedAt: string;
  /** Oldest first. */
  readonly earlier: readonly MonthClosing[];
  readonly earned: ReadonlyMap<string, EarnedByMonth>;
  readonly ratePercentOf: (salonNo: string) => number;
  /** VAT of a salon that can be paid, or why it cannot. */
  readonly vatOf: (salonNo: string) => CommissionVat | UnpayableReason;
  readonly minimumInMinorUnits: number;
}

/** Closes a month: what each salon is paid, and what is carried into the next month. A payout is never negative. */
export function closeMonth(options: ClosingOptions): MonthClosing {
  const { month, closedAt, earlier, earned } = options;
  const carried = carriedBySalon(earlier.at(-1));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const salonNos = [...new Set([...earned.keys(), ...carried.keys()])].toSorted(compare);
  let lastInvoice = earlier.at(-1)?.lastInvoice ?? 0;
  const rows = salonNos.flatMap((salonNo): readonly ClosingRow[] => {
    const months = earned.get(salonNo) ?? new Map<string, number>();
    const earnedInMinorUnits = months.get(month) ?? 0;
    const corrections = correctionsOf(salonNo, months, options);
    const carriedInInMinorUnits = carried.get(salonNo) ?? 0;
    const due = corrections.reduce(
      (sum, { amountInMinorUnits }) => sum + amountInMinorUnits,
      earnedInMinorUnits + carriedInInMinorUnits,
    );
    if (!months.has(month) && corrections.length === 0 && carriedInInMinorUnits === 0) return [];
    const outcome = outcomeOf(salonNo, due, lastInvoice + 1, options);
    if (outcome.kind === 'paid') lastInvoice = outcome.invoice;
    const ratePercent = options.ratePercentOf(salonNo);
    return [
      { salonNo, ratePercent, earnedInMinorUnits, corrections, carriedInInMinorUnits, outcome },
    ];
  });
  return { month, closedAt, rows, lastInvoice };
}

function carriedBySalon(last: MonthClosing | undefined): ReadonlyMap<string, number> {
  return new Map(
    (last?.rows ?? []).flatMap(({ salonNo, outcome }) =>
      outcome.kind === 'carried' && outcome.amountInMinorUnits !== 0
        ? [[salonNo, outcome.amountInMinorUnits] as const]
        : [],
    ),
  );
}

/** The difference between what a closed month is worth now and what closings have counted of it. */
function correctionsOf(
  salonNo: string,
  months: EarnedByMonth,
  { earlier, month }: ClosingOptions,
): readonly Correction[] {
  const first = firstMonthRead(month);
  const rows = earlier.map(({ month: closed, rows }) => ({
    closed,
    row: rows.find((one) => one.salonNo === salonNo),
  }));
  return earlier.flatMap(({ month: looked }) => {
    if (looked < first) return [];
    const counted = rows.reduce((sum, { closed, row }) => {
      const later = row?.corrections.find((one) => one.month === looked)?.amountInMinorUnits ?? 0;
      return sum + later + (closed === looked ? (row?.earnedInMinorUnits ?? 0) : 0);
    }, 0);
    const amountInMinorUnits = (months.get(looked) ?? 0) - counted;
    return amountInMinorUnits === 0 ? [] : [{ month: looked, amountInMinorUnits }];
  });
}

function outcomeOf(
  salonNo: string,
  due: number,
  invoice: number,
  { vatOf, minimumInMinorUnits }: ClosingOptions,
): PayoutOutcome {
  const carry = (reason: 'nothingDue' | 'belowMinimum' | UnpayableReason): PayoutOutcome => ({
    kind: 'carried',
    reason,
    amountInMinorUnits: due,
  });
  const vat = vatOf(salonNo);
  if (vat === 'noSalon') return carry(vat);
  if (due <= 0) return carry('nothingDue');
  if (due < minimumInMinorUnits) return carry('belowMinimum');
  if (typeof vat === 'string') return carry(vat);
  const vatInMinorUnits = Math.floor((due * vat.percent * 2 + 100) / 200);
  return { kind: 'paid', invoice, netInMinorUnits: due, vat, vatInMinorUnits };
}
