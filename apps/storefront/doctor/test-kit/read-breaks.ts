import type { Environment } from './hosted-shops.ts';

export type Break = readonly [
  what: string,
  change: () => Environment,
  market: string | null,
  sentence: string,
];

interface Row {
  readonly what: string;
  /** `null` unsets a variable; `{origin}` is where the test serves its shops. */
  readonly environment: Readonly<Record<string, string | null | undefined>>;
  readonly market: string | null;
  readonly sentence: string;
}

export function readBreaks(rows: readonly Row[], originOf: () => string): readonly Break[] {
  return rows.map(({ what, environment, market, sentence }) => {
    const change = () =>
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          value?.replace('{origin}', originOf()),
        ]),
      );
    return [what, change, market, sentence];
  });
}
