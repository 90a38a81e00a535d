interface HeldLine {
  readonly id: string;
  readonly variantId: string | null;
  readonly quantity: number;
}

interface WantedLine {
  readonly id?: string | undefined;
  readonly variantId: string;
  readonly quantity: number;
}

export interface LineChanges {
  readonly add: readonly { readonly variantId: string; readonly quantity: number }[];
  readonly replace: readonly {
    readonly id: string;
    readonly variantId: string;
    readonly quantity: number;
  }[];
  readonly remove: readonly string[];
}

/**
 * Finds the least changes that turn the lines of a cart into the wanted ones, all that are left out removed. A wanted
 * line is known by its id, else by its variant.
 */
export function planLineChanges(
  held: readonly HeldLine[],
  wanted: readonly WantedLine[],
): LineChanges {
  const free = new Map(held.map((line) => [line.id, line]));
  const pairs = wanted.map((line) => {
    const known =
      free.get(line.id ?? '') ??
      [...free.values()].find(({ variantId }) => variantId === line.variantId);
    if (known !== undefined) free.delete(known.id);
    return { line, known };
  });
  return {
    add: pairs.flatMap(({ line: { variantId, quantity }, known }) =>
      known === undefined ? [{ variantId, quantity }] : [],
    ),
    replace: pairs.flatMap(({ line: { variantId, quantity }, known }) =>
      known === undefined || (known.quantity === quantity && known.variantId === variantId)
        ? []
        : [{ id: known.id, variantId, quantity }],
    ),
    remove: [...free.keys()],
  };
}
