/** Nearest-rank quantile; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return quantile(values, 0.5);
}

/** Formats counts with thousands separators. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
