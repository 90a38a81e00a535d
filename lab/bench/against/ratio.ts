/** Speed of one commit relative to another: above 1 it does more in the same time. */
export interface Ratio {
  readonly ratio: number;
  /** Lower end of the 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

export interface Pair {
  readonly before: number;
  readonly after: number;
}

/** Student's t for 95 %, two-sided, from one degree of freedom on. */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179];
const T_95_OF_MANY = 2.16;

/** Computes the geometric mean of the ratios of each opening, in which both met the same state of the machine. */
export function ratioOf(pairs: readonly Pair[]): Ratio {
  if (pairs.length < 2) throw new Error('A confidence interval takes two openings.');
  const logs = pairs.map(({ before, after }) => Math.log(after / before));
  const mean = sum(logs) / logs.length;
  const variance = sum(logs.map((log) => (log - mean) ** 2)) / (logs.length - 1);
  const t = T_95[logs.length - 2] ?? T_95_OF_MANY;
  const margin = t * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}

/** Tells whether a commit is slower by more than the threshold beyond doubt: all of the interval is below it. */
export function isSlower({ high }: Ratio, threshold: number): boolean {
  return high < 1 - threshold;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
