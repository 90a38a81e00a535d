import * as v from 'valibot';
import { bool, choice, list, number, text } from '../../protocol/json/index.ts';
import type { Document } from './document.ts';
import { field, filter, matches } from './filter.ts';
import { compareValues, type Fields, type TypedValue, typedValue } from './typed-value.ts';

const order = v.object({ field, direction: v.nullish(choice('ASCENDING', 'DESCENDING'), null) });
const cursor = v.object({ values: list(typedValue), before: v.nullish(bool, null) });

/** The parts that Google's light client sends; every other one is refused by name. */
export const structuredQuery = v.strictObject({
  from: list(v.object({ collectionId: text })),
  where: v.nullish(filter, null),
  orderBy: v.nullish(list(order), null),
  startAt: v.nullish(cursor, null),
  endAt: v.nullish(cursor, null),
  limit: v.nullish(number, null),
});

export type StructuredQuery = v.InferOutput<typeof structuredQuery>;
type Order = v.InferOutput<typeof order>;
type Cursor = v.InferOutput<typeof cursor>;

/** Finds documents in the query's order; ties stand by name, as Firestore does it. */
export function runQuery(
  documents: readonly Document[],
  { where, orderBy: asked, startAt, endAt, limit }: StructuredQuery,
): readonly Document[] {
  const orderBy = asked ?? [];
  return documents
    .filter((document) => where === null || matches((path) => valueAt(document, path), where))
    .filter((document) =>
      // A document without the field that orders is not in the answer.
      orderBy.every(({ field }) => valueAt(document, field.fieldPath) !== null),
    )
    .sort((left, right) => compareBy(left, right, orderBy))
    .filter((document) => startAt === null || !isBefore(document, startAt, orderBy))
    .filter((document) => endAt === null || isBefore(document, endAt, orderBy))
    .slice(0, limit ?? undefined);
}

function compareBy(left: Document, right: Document, orderBy: readonly Order[]): number {
  for (const { field, direction } of orderBy) {
    const [a, b] = [valueAt(left, field.fieldPath), valueAt(right, field.fieldPath)];
    const difference = a === null || b === null ? 0 : compareValues(a, b);
    if (difference !== 0) return direction === 'DESCENDING' ? -difference : difference;
  }
  // Ties go the way of the last field.
  const isDescending = orderBy.at(-1)?.direction === 'DESCENDING';
  return left.name < right.name !== isDescending ? -1 : 1;
}

function isBefore(
  document: Document,
  { values, before }: Cursor,
  orderBy: readonly Order[],
): boolean {
  for (const [index, value] of values.entries()) {
    const { field, direction } = orderBy[index] ?? { field: NAME, direction: null };
    const own = valueAt(document, field.fieldPath);
    const difference = own === null ? 0 : compareValues(own, value);
    if (difference !== 0) return direction === 'DESCENDING' ? difference > 0 : difference < 0;
  }
  return before !== true;
}

const NAME = { fieldPath: '__name__' };

/** Looks into maps by `address.city`; `__name__` is the document's own name. */
function valueAt(document: Document, fieldPath: string): TypedValue | null {
  if (fieldPath === NAME.fieldPath) return { referenceValue: document.name };
  let value: TypedValue = { mapValue: { fields: document.fields } };
  for (const part of fieldPath.split('.')) {
    const fields: Fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
    const next: TypedValue | undefined = Object.hasOwn(fields, part) ? fields[part] : undefined;
    if (next === undefined) return null;
    value = next;
  }
  return value;
}
