import type { CartLine } from '../cart.ts';
import { type CartUserError, parentMissing, parentNotNew, parentTooDeep } from '../user-errors.ts';

/** A line of the cart by its id, or a line of the same request by what it sells. */
export type ParentReference = { readonly lineId: string } | { readonly merchandiseId: string };

export type FoundParent =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: CartUserError };

/** The line that a new one is nested under: one level deep, and never under its own variant. */
export function findParent(
  reference: ParentReference,
  {
    lines,
    addedIds,
    merchandiseId,
    path,
  }: {
    readonly lines: readonly CartLine[];
    readonly addedIds: ReadonlySet<string>;
    /** Of the nested line. */
    readonly merchandiseId: string;
    readonly path: readonly string[];
  },
): FoundParent {
  const parent = lines.find((line) =>
    'lineId' in reference
      ? line.id === reference.lineId
      : line.merchandiseId === reference.merchandiseId && line.parentId === undefined,
  );
  if (parent === undefined) return { kind: 'refused', problem: parentMissing(path) };
  if (!('lineId' in reference) && !addedIds.has(parent.id)) {
    return { kind: 'refused', problem: parentNotNew(path) };
  }
  if (parent.parentId !== undefined || parent.merchandiseId === merchandiseId) {
    return { kind: 'refused', problem: parentTooDeep(path) };
  }
  return { kind: 'found', id: parent.id };
}

/** New lines come first, nested ones after their parent. */
export function withNewLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (added.parentId === undefined) return [added, ...lines];
  const place = lines.findLastIndex(
    ({ id, parentId }) => id === added.parentId || parentId === added.parentId,
  );
  return lines.toSpliced(place + 1, 0, added);
}

/** A nested line goes with its parent. */
export function withoutOrphans(lines: readonly CartLine[]): readonly CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ parentId }) => parentId === undefined || ids.has(parentId));
}
