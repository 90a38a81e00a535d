/** Days for which the link of the letter that asks for consent works. */
export const RESTOCK_LINK_DAYS = 7;

const DAY_IN_MS = 86_400_000;

/** Tells whether a link made at one time still works at another; none works before it was made. */
export function isRestockLinkOpen(madeAtInMs: number, nowInMs: number): boolean {
  const ageInMs = nowInMs - madeAtInMs;
  return ageInMs >= 0 && ageInMs < RESTOCK_LINK_DAYS * DAY_IN_MS;
}
