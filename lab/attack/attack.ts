import type { Target } from './target.ts';

export interface Attack {
  /** Row of the table that says what is tried. */
  readonly name: string;
  /** Test of the same limit, from the root of the repository. */
  readonly test: string;
  readonly run: (target: Target) => Promise<Finding>;
}

export interface Finding {
  readonly tries: number;
  /** Defences that gave way; none if all held. */
  readonly flaws: readonly string[];
  /** Part that could not be tried on this machine, or with less than the name says. */
  readonly note?: string;
}

type Tries = (target: Target) => AsyncIterable<readonly [isHeld: boolean, flaw: string]>;

/** Makes an attack of tries, each told with what gives way if it does not hold. */
export const attackBy = (name: string, test: string, tries: Tries): Attack => ({
  name,
  test,
  run: async (target) => {
    const tally = createTally();
    for await (const [isHeld, flaw] of tries(target)) {
      tally.count();
      tally.expect(isHeld, flaw);
    }
    return tally.finding();
  },
});

/** Collects what gave way, each sentence once. */
export function createTally() {
  const flaws = new Set<string>();
  let tries = 0;
  return {
    count: (more = 1): void => {
      tries += more;
    },
    expect: (isHeld: boolean, flaw: string): void => {
      if (!isHeld) flaws.add(flaw);
    },
    finding: (note?: string): Finding => ({
      tries,
      flaws: [...flaws],
      ...(note !== undefined && { note }),
    }),
  };
}
