export interface Budget {
  readonly perMinute: number;
  /** Pages that may be asked for at once. */
  readonly burst: number;
}

export type Spent =
  | { readonly isAllowed: true; readonly paidUntilInMs: number }
  | { readonly isAllowed: false; readonly waitInMs: number };

/**
 * Spends one page of a budget that refills evenly (the generic cell rate algorithm): a window would let a whole burst in
 * each time it begins anew.
 */
export function spendPage(paidUntilInMs: number, nowInMs: number, budget: Budget): Spent {
  const perPageInMs = 60_000 / budget.perMinute;
  const paidInMs = Math.max(paidUntilInMs - nowInMs, 0) + perPageInMs;
  const waitInMs = paidInMs - budget.burst * perPageInMs;
  if (waitInMs > 0) return { isAllowed: false, waitInMs };
  return { isAllowed: true, paidUntilInMs: nowInMs + paidInMs };
}
