/** Seconds of the lab for a minute of the rules, so that a bad day fits into some minutes. */
export const SECONDS_PER_MINUTE = 3;

const UNITS_IN_SECONDS = new Map([
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
  ['d', 86_400],
]);

/**
 * Shortens the windows, waits and intervals of rules; limits and expressions stay as they are. A window keeps four
 * scrapes at least, as `rate` needs them.
 */
export function quickRules(rules: string): string {
  const shorten = (count: string, unit: string, least: number) => {
    const seconds = (Number(count) * (UNITS_IN_SECONDS.get(unit) ?? 0) * SECONDS_PER_MINUTE) / 60;
    return `${Math.max(least, Math.round(seconds))}s`;
  };
  return rules
    .replace(/\[(\d+)([smhd])\]/g, (_, count, unit) => `[${shorten(count, unit, 4)}]`)
    .replace(/\boffset (\d+)([smhd])\b/g, (_, count, unit) => `offset ${shorten(count, unit, 1)}`)
    .replace(
      /^(\s+(?:for|interval): )(\d+)([smhd])$/gm,
      (_, start, count, unit) => start + shorten(count, unit, 1),
    );
}
