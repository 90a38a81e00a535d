const HOUSES = ['shop', 'platform'] as const;
export type House = (typeof HOUSES)[number];

/** Takes `--shop` or `--platform` out of the arguments: the house whose tests run, null for both. */
export function readHouse(args: readonly string[]): {
  readonly house: House | null;
  readonly rest: readonly string[];
} {
  const named = HOUSES.filter((house) => args.includes(`--${house}`));
  return {
    house: named.length === 1 ? (named[0] ?? null) : null,
    rest: args.filter((arg) => !HOUSES.some((house) => arg === `--${house}`)),
  };
}
