/** What visitors met between two troubles. */
export interface Tally {
  readonly name: string;
  /** Whether something was killed: what it was doing is cut. */
  readonly isKill: boolean;
  seconds: number;
  requests: number;
  /** 503 with Retry-After. */
  shed: number;
  /** Any other answer than the one wanted, or none. */
  errors: number;
  priceChanges: number;
  /** Age of the oldest price shown, from the end of the import that replaced it. */
  oldestPriceInMs: number;
}

export const newTally = (name: string, isKill = false): Tally => ({
  name,
  isKill,
  seconds: 0,
  requests: 0,
  shed: 0,
  errors: 0,
  priceChanges: 0,
  oldestPriceInMs: 0,
});

export interface PriceChange {
  readonly price: number;
  /** When its import had ended; infinite until then. */
  atInMs: number;
}

/**
 * How long the shown price had been replaced when the page was asked for; 0 for the latest one, and null where the page
 * shows none of them.
 */
export function ageOfPrice(
  changes: readonly PriceChange[],
  isShown: (price: number) => boolean,
  askedAtInMs: number,
): number | null {
  const shown = changes.findLastIndex(({ price }) => isShown(price));
  if (shown === -1) return null;
  const next = changes[shown + 1];
  return next === undefined ? 0 : Math.max(0, askedAtInMs - next.atInMs);
}
