/** A wide scene between the rows of a list. */
export interface SceneBreak {
  readonly range: string;
  /** How many cards stand before it. */
  readonly after: number;
}

interface PlaceScenesArguments {
  /** Range of each card, in the list's order; null: it has none; undefined: the card has still to come. */
  readonly ranges: readonly (string | null | undefined)[];
  /** Ranges that have a scene. */
  readonly scenes: readonly string[];
}

/** Shorter lists are not broken. */
const SHORTEST = 8;
/** From this length on a scene comes after every 16 cards, first after 8; a shorter list has one, after 4. */
const LONG = 16;

/** Where a list is broken, and by which range: the next one in the list that was not shown before. */
export function placeScenes({ ranges, scenes }: PlaceScenesArguments): readonly SceneBreak[] {
  if (ranges.length < SHORTEST) return [];
  const breaks: SceneBreak[] = [];
  const first = ranges.length < LONG ? SHORTEST / 2 : SHORTEST;
  const unused = new Set(scenes);
  for (let after = first; after < ranges.length; after += LONG) {
    const following = ranges.slice(after);
    const isWhole = !following.includes(undefined);
    const range =
      following.find((one) => typeof one === 'string' && unused.has(one)) ??
      // Cards that come later must not move the rows.
      (isWhole ? null : [...unused][0]);
    if (range == null) break;
    unused.delete(range);
    breaks.push({ range, after });
  }
  return breaks;
}
