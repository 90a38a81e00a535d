interface Shelf {
  /** Null: all products. */
  readonly name: string | null;
  readonly to: string;
}

/** Where a product stands among its like. */
export function rangeLink(range: string | null): Shelf {
  if (range === null) return { name: null, to: '/shop' };
  return { name: range.charAt(0).toUpperCase() + range.slice(1), to: `/range/${range}` };
}
