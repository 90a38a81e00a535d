/** Spec §9: three of ten errors are reported, and three of ten transactions. */
export const ERROR_SAMPLE_RATE = 0.3;

/** Of a number from 0 up to 1, whether it is among the reported. */
export function isSampled(chance: number): boolean {
  return chance < ERROR_SAMPLE_RATE;
}
