import {
  compareValues,
  type Document,
  type Fields,
  type TypedValue,
  typeOrder,
} from './document.ts';
import type { Comparison, Filter, Order, StructuredQuery } from './structured-query.ts';

/** The documents that a query finds, in its order; ties stand by name, as Firestore does it. */
export function runQuery(
  documents: readonly Document[],
  { where, orderBy, offset, limit }: StructuredQuery,
): readonly Document[] {
  const found = documents
    .filter((document) => where === null || matches(document, where))
    .filter((document) =>
      // A document without the field that orders is not in the answer.
      orderBy.every(({ fieldPath }) => valueAt(document, fieldPath) !== null),
    )
    .sort((left, right) => compareBy(left, right, orderBy));
  return found.slice(offset, limit === null ? undefined : offset + limit);
}

function matches(document: Document, filter: Filter): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.filters.every((part) => matches(document, part));
    case 'any':
      return filter.filters.some((part) => matches(document, part));
    case 'in': {
      const value = valueAt(document, filter.fieldPath);
      return value !== null && filter.values.some((one) => compareValues(value, one) === 0);
    }
    case 'compare': {
      const value = valueAt(document, filter.fieldPath);
      return value !== null && compares(value, filter);
    }
  }
}

function compares(value: TypedValue, { op, value: other }: Comparison): boolean {
  const order = compareValues(value, other);
  if (op === 'EQUAL') return order === 0;
  if (op === 'NOT_EQUAL') return order !== 0 && !('nullValue' in value);
  // Only values of one type have a more and a less.
  if (typeOrder(value) !== typeOrder(other)) return false;
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return op === 'GREATER_THAN' ? order > 0 : order >= 0;
}

function compareBy(left: Document, right: Document, orderBy: readonly Order[]): number {
  for (const { fieldPath, isDescending } of orderBy) {
    const [a, b] = [valueAt(left, fieldPath), valueAt(right, fieldPath)];
    const order = a === null || b === null ? 0 : compareValues(a, b);
    if (order !== 0) return isDescending ? -order : order;
  }
  return left.name < right.name ? -1 : 1;
}

/** `address.city` looks into maps; `__name__` is the document's own name. */
function valueAt(document: Document, fieldPath: string): TypedValue | null {
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
