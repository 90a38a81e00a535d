const DAY_IN_MS = 86_400_000;

/** Half a year: long enough not to nag, short enough that nobody is bound by a click of long ago. */
export const REFUSAL_LASTS_IN_DAYS = 182;

export function isRefusalKept(refusedAt: Date, now: Date): boolean {
  const ageInMs = now.getTime() - refusedAt.getTime();
  return ageInMs < REFUSAL_LASTS_IN_DAYS * DAY_IN_MS;
}
