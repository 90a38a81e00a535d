/** A place in the page that shows a product. Its key stays its own, whatever it shows. */
export interface Cell {
  readonly key: number;
  readonly id: string;
}

/**
 * What to draw at once when a list changes: its first screens are right, what follows is as it was. To move a place costs
 * a browser its layout and all places' between, so those that are in order stay and others make way; where the order is
 * another one, the first places say something else and nothing moves.
 */
export function arrangeAtOnce(
  before: readonly Cell[],
  ids: readonly string[],
  firstCount: number,
): readonly Cell[] {
  const first = ids.slice(0, firstCount);
  const placeOf = new Map(before.map(({ id }, place) => [id, place]));
  const kept = first.flatMap((id) => placeOf.get(id) ?? []);
  const isInOrder = kept.every((place, index) => index === 0 || place > (kept[index - 1] ?? 0));
  if (isInOrder && kept.length * 4 >= first.length) {
    return [...named(before, first), ...before.slice((kept.at(-1) ?? -1) + 1)];
  }
  const fresh = numbered(before);
  const told = first.map((id, place) => ({ key: before[place]?.key ?? fresh(), id }));
  return [...told, ...before.slice(firstCount)];
}

/** The list as it is meant to be, each product where it is shown already. */
export function arrange(before: readonly Cell[], ids: readonly string[]): readonly Cell[] {
  return named(before, ids);
}

function named(before: readonly Cell[], ids: readonly string[]): readonly Cell[] {
  const fresh = numbered(before);
  // While a list settles a product may be shown twice; the first is where it belongs.
  const known = new Map(before.toReversed().map((cell) => [cell.id, cell]));
  return ids.map((id) => known.get(id) ?? { key: fresh(), id });
}

function numbered(before: readonly Cell[]): () => number {
  let last = before.reduce((most, { key }) => Math.max(most, key), 0);
  return () => {
    last += 1;
    return last;
  };
}
