/** Moment at which all of an order had left: that of its last parcel; null while something has not. */
export function suppliedAt(
  fulfillmentStatus: string,
  parcelsSentAt: readonly string[],
): string | null {
  if (fulfillmentStatus !== 'FULFILLED') return null;
  return parcelsSentAt.toSorted().at(-1) ?? null;
}
