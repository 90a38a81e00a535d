/** Nearest-rank quantile; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(values.length * share));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? 0;
}

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return quantile(values, 0.5);
}

/** Formats counts with thousands separators. */
function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Writes a median with the least and the most of its rounds: `4.1 (3.9–4.6)`. */
export function spreadText(
  values: readonly number[],
  format: (value: number) => string = whole,
): string {
  return `${format(medianOf(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`;
}

/** Creates a reproducible random number generator (mulberry32), from 0 up to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
