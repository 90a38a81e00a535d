/** A place in the page that shows a product. */
export interface Cell {
  readonly id: string;
  /** Drawn at once; what is far from the screen waits until it comes near. */
  readonly isNear: boolean;
  /** Where it is shown before the page's own order says so: the lower, the earlier. */
  readonly order: number | undefined;
}

/**
 * What to draw at once when a list changes: what is in sight is right, what follows is as it was. To move an element costs a
 * browser its style and layout and those of all between, so none is moved yet: those in sight are called to the front, and
 * stand beside what is new.
 */
export function orderVisibleFirst(
  before: readonly Cell[],
  ids: readonly string[],
  visibleCount: number,
): readonly Cell[] {
  const orders = new Map(ids.slice(0, visibleCount).map((id, place) => [id, place - visibleCount]));
  const known = new Set(before.map(({ id }) => id));
  const fresh = [...orders].filter(([id]) => !known.has(id));
  return [
    ...fresh.map(([id, order]) => ({ id, isNear: true, order })),
    ...before.map(({ id, isNear }) => {
      const order = orders.get(id);
      return { id, isNear: isNear || order !== undefined, order };
    }),
  ];
}

/** The list as it is meant to be. */
export function arrange(ids: readonly string[], nearCount: number): readonly Cell[] {
  return ids.map((id, place) => ({ id, isNear: place < nearCount, order: undefined }));
}
