import { checkWithdrawal, type WithdrawalCheck, type WithdrawalStatement } from './withdrawal.ts';

/** Ends at the next date, or at once for a reason that weighs (BGB § 312k; Code de la consommation, D215-2). */
export const CANCELLATION_KINDS = ['ordinary', 'cause'] as const;

type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** A withdrawal's statement about a contract that runs; `items` is the reason. */
export interface CancellationStatement extends WithdrawalStatement {
  readonly kind: CancellationKind;
  /** Last day as yyyy-mm-dd; empty means as early as possible. */
  readonly endsOn: string;
}

export type CancellationCheck =
  | { readonly ok: true; readonly statement: CancellationStatement }
  | Extract<WithdrawalCheck, { readonly ok: false }>;

type Input = { readonly [Field in keyof CancellationStatement]?: unknown };

/** A statement counts when it is made: a kind or a date that cannot be read never stops it. */
export function checkCancellation(input: Input): CancellationCheck {
  const check = checkWithdrawal(input);
  if (!check.ok) return check;
  const kind = CANCELLATION_KINDS.find((known) => known === input.kind) ?? 'ordinary';
  return { ok: true, statement: { ...check.statement, kind, endsOn: dayIn(input.endsOn) } };
}

function dayIn(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? '' : value;
}
