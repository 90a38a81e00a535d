import type { CartLine } from '../cart.ts';
import type { CartErrorCode, CartUserError } from '../user-errors.ts';

/** Line of the cart by its id, or line of the same request by what it sells. */
export type ParentReference = { readonly lineId: string } | { readonly merchandiseId: string };

export type FoundParent =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: CartUserError };

/** Finds the line that a new one is nested under: one level deep, and never under its own variant. */
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
    /** Variant of the nested line. */
    readonly merchandiseId: string;
    readonly path: readonly string[];
  },
): FoundParent {
  const parent = lines.find((line) =>
    'lineId' in reference
      ? line.id === reference.lineId
      : line.merchandiseId === reference.merchandiseId && line.parentId === undefined,
  );
  const refuse = (code: CartErrorCode, message: string): FoundParent => ({
    kind: 'refused',
    problem: { code, field: path, message },
  });
  if (parent === undefined) return refuse('PARENT_LINE_NOT_FOUND', 'Parent line not found.');
  if (!('lineId' in reference) && !addedIds.has(parent.id)) {
    const message = 'Cannot reference existing parent lines by variant_id.';
    return refuse('PARENT_LINE_INVALID_REFERENCE', message);
  }
  if (parent.parentId !== undefined || parent.merchandiseId === merchandiseId) {
    return refuse('PARENT_LINE_NESTING_TOO_DEEP', 'Parent line nesting is too deep or circular.');
  }
  return { kind: 'found', id: parent.id };
}

/** Puts a new line first, a nested one after its parent. */
export function withNewLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (added.parentId === undefined) return [added, ...lines];
  const place = lines.findLastIndex(
    ({ id, parentId }) => id === added.parentId || parentId === added.parentId,
  );
  return lines.toSpliced(place + 1, 0, added);
}

/** Removes nested lines whose parent is gone. */
export function withoutOrphans(lines: readonly CartLine[]): readonly CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ parentId }) => parentId === undefined || ids.has(parentId));
}
