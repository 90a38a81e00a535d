interface Freshness {
  readonly freshInMs: number;
  /** Further time in which an old state may be shown. */
  readonly staleInMs: number;
}

/** Bounds how long something is kept by the time that is left until it changes. */
export function boundFreshness({ freshInMs, staleInMs }: Freshness, leftInMs: number): Freshness {
  const left = Math.max(leftInMs, 0);
  const fresh = Math.min(freshInMs, left);
  return { freshInMs: fresh, staleInMs: Math.min(staleInMs, left - fresh) };
}
