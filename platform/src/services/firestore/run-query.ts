import { compareValues } from './compare-values.ts';
import type { Document, Fields, TypedValue } from './document.ts';
import { matches } from './filter.ts';
import type { Cursor, Order, StructuredQuery } from './structured-query.ts';

/** The documents that a query finds, in its order; ties stand by name, as Firestore does it. */
export function runQuery(
  documents: readonly Document[],
  { where, orderBy, startAt, endAt, offset, limit, select }: StructuredQuery,
): readonly Document[] {
  const found = documents
    .filter((document) => where === null || matches((path) => valueAt(document, path), where))
    .filter((document) =>
      // A document without the field that orders is not in the answer.
      orderBy.every(({ fieldPath }) => valueAt(document, fieldPath) !== null),
    )
    .sort((left, right) => compareBy(left, right, orderBy))
    .filter((document) => startAt === null || !isBefore(document, startAt, orderBy))
    .filter((document) => endAt === null || isBefore(document, endAt, orderBy));
  const page = found.slice(offset, limit === null ? undefined : offset + limit);
  return select === null ? page : page.map((document) => withFields(document, select));
}

function compareBy(left: Document, right: Document, orderBy: readonly Order[]): number {
  for (const { fieldPath, isDescending } of orderBy) {
    const [a, b] = [valueAt(left, fieldPath), valueAt(right, fieldPath)];
    const order = a === null || b === null ? 0 : compareValues(a, b);
    if (order !== 0) return isDescending ? -order : order;
  }
  // Ties go the way of the last field.
  const isDescending = orderBy.at(-1)?.isDescending ?? false;
  return left.name < right.name !== isDescending ? -1 : 1;
}

/** Whether a document stands before the cursor. */
function isBefore(document: Document, cursor: Cursor, orderBy: readonly Order[]): boolean {
  const order = [...orderBy, { fieldPath: '__name__', isDescending: false }];
  for (const [index, value] of cursor.values.entries()) {
    const { fieldPath, isDescending } = order[index] ?? { fieldPath: '', isDescending: false };
    const own = valueAt(document, fieldPath);
    const difference = own === null ? 0 : compareValues(own, value);
    if (difference !== 0) return isDescending ? difference > 0 : difference < 0;
  }
  return !cursor.isBefore;
}

/** `address.city` looks into maps; `__name__` is the document's own name. */
export function valueAt(document: Document, fieldPath: string): TypedValue | null {
  if (fieldPath === '__name__') return { referenceValue: document.name };
  let value: TypedValue = { mapValue: { fields: document.fields } };
  for (const part of fieldPath.split('.')) {
    const fields: Fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
    if (!Object.hasOwn(fields, part)) return null;
    const next: TypedValue | undefined = fields[part];
    if (next === undefined) return null;
    value = next;
  }
  return value;
}

/** The document with these fields alone; a path into a map keeps the whole map. */
export function withFields(document: Document, paths: readonly string[]): Document {
  const names = new Set(paths.map((path) => path.split('.', 1)[0]));
  const kept = Object.entries(document.fields).filter(([name]) => names.has(name));
  return { ...document, fields: Object.fromEntries(kept) };
}
