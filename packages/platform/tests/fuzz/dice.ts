/** Chance that a seed repeats on every machine (mulberry32). */
export interface Dice {
  /** From 0 up to, and never, 1. */
  readonly roll: () => number;
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** True in so many of a hundred. */
  readonly percent: (share: number) => boolean;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(roll() * end);
  return {
    roll,
    below,
    pick: (items) => items[below(items.length)],
    percent: (share) => roll() * 100 < share,
  };
}
