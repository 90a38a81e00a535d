export interface Cell {
  readonly id: string;
  /** Rendered at once; distant cells wait until they come near. */
  readonly isNear: boolean;
  /** CSS `order` before the DOM order is updated: lower is earlier. */
  readonly order: number | undefined;
}

/**
 * Orders cells so that a list change is right where it is visible and unchanged below. Moving elements costs style
 * and layout of all between, so visible ones are brought forward by CSS `order`.
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

export function arrange(ids: readonly string[], nearCount: number): readonly Cell[] {
  return ids.map((id, place) => ({ id, isNear: place < nearCount, order: undefined }));
}
