import type { Environment } from './hosted-shops.ts';

export type Break = readonly [
  what: string,
  change: () => Environment,
  market: string | null,
  sentence: string,
];

interface Row {
  readonly what: string;
  /** `null` unsets a variable; `{origin}` is where the test serves its shops, `{contentToken}` reads its content. */
  readonly environment: Readonly<Record<string, string | null | undefined>>;
  readonly market: string | null;
  readonly sentence: string;
}

export function readBreaks(
  rows: readonly Row[],
  valuesOf: () => Readonly<Record<string, string>>,
): readonly Break[] {
  return rows.map(({ what, environment, market, sentence }) => {
    const change = () =>
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          value?.replace(/\{(\w+)\}/, (all, name) => valuesOf()[name] ?? all),
        ]),
      );
    return [what, change, market, sentence];
  });
}
