import { compareValues, typeOrder } from './compare-values.ts';
import type { TypedValue } from './document.ts';
import { fieldPathOf, InvalidQuery, list, oneOf, parseValue, record } from './read-json.ts';

/** The numbers that generated clients send in place of the names. */
const OPERATORS = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
} as const;
const UNARY_OPERATORS = { IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } as const;
const COMBINATIONS = { AND: 1, OR: 2 } as const;

interface FieldFilter {
  readonly kind: 'field';
  readonly fieldPath: string;
  readonly op: keyof typeof OPERATORS;
  readonly value: TypedValue;
}

interface UnaryFilter {
  readonly kind: 'unary';
  readonly fieldPath: string;
  readonly op: keyof typeof UNARY_OPERATORS;
}

interface Combination {
  readonly kind: 'combined';
  readonly op: keyof typeof COMBINATIONS;
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | UnaryFilter | Combination;

export function parseFilter(filter: unknown): Filter {
  const parts = record(filter, 'where');
  if (parts['compositeFilter'] !== undefined) {
    const { op, filters } = record(parts['compositeFilter'], 'compositeFilter');
    return {
      kind: 'combined',
      op: oneOf(op, COMBINATIONS, 'compositeFilter.op'),
      filters: list(filters, 'compositeFilter.filters').map(parseFilter),
    };
  }
  if (parts['unaryFilter'] !== undefined) {
    const { op, field } = record(parts['unaryFilter'], 'unaryFilter');
    const fieldPath = fieldPathOf(field, 'unaryFilter.field');
    return { kind: 'unary', fieldPath, op: oneOf(op, UNARY_OPERATORS, 'unaryFilter.op') };
  }
  const given = record(parts['fieldFilter'], 'fieldFilter');
  const fieldPath = fieldPathOf(given['field'], 'fieldFilter.field');
  const op = oneOf(given['op'], OPERATORS, 'fieldFilter.op');
  const value = parseValue(given['value']);
  if (TAKES_LIST.has(op) && !('arrayValue' in value)) {
    throw new InvalidQuery(`'${op}' requires an ArrayValue.`);
  }
  return { kind: 'field', fieldPath, op, value };
}

const TAKES_LIST: ReadonlySet<FieldFilter['op']> = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);

type ValueAt = (fieldPath: string) => TypedValue | null;

/** Whether a document whose fields `valueAt` reads is found. A field that is missing is never. */
export function matches(valueAt: ValueAt, filter: Filter): boolean {
  if (filter.kind === 'combined') {
    const isFound = (part: Filter) => matches(valueAt, part);
    return filter.op === 'AND' ? filter.filters.every(isFound) : filter.filters.some(isFound);
  }
  const value = valueAt(filter.fieldPath);
  if (value === null) return false;
  if (filter.kind === 'field') return compares(value, filter);
  const isNull = 'nullValue' in value;
  const isNan = 'doubleValue' in value && Number.isNaN(Number(value.doubleValue));
  if (filter.op === 'IS_NULL') return isNull;
  if (filter.op === 'IS_NAN') return isNan;
  return filter.op === 'IS_NOT_NULL' ? !isNull : !isNan && !isNull;
}

function compares(value: TypedValue, { op, value: other }: FieldFilter): boolean {
  const isOneOf = (values: readonly TypedValue[], one: TypedValue) =>
    values.some((each) => compareValues(each, one) === 0);
  const given = listed(other);
  switch (op) {
    case 'EQUAL':
      return compareValues(value, other) === 0;
    case 'NOT_EQUAL':
      return compareValues(value, other) !== 0 && !('nullValue' in value);
    case 'IN':
      return isOneOf(given, value);
    case 'NOT_IN':
      // With null among the values nothing is found, as Firestore has it.
      return (
        !('nullValue' in value) && ![{ nullValue: null }, value].some((v) => isOneOf(given, v))
      );
    case 'ARRAY_CONTAINS':
      return isOneOf(listed(value), other);
    case 'ARRAY_CONTAINS_ANY':
      return given.some((one) => isOneOf(listed(value), one));
    default:
      // Only values of one type have a more and a less.
      return typeOrder(value) === typeOrder(other) && isOnSide(compareValues(value, other), op);
  }
}

function listed(value: TypedValue): readonly TypedValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function isOnSide(order: number, op: FieldFilter['op']): boolean {
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return op === 'GREATER_THAN' ? order > 0 : order >= 0;
}

/** The field that a query without an order goes by: the first one compared by more and less. */
export function rangeField(filter: Filter | null): string | null {
  if (filter === null || filter.kind === 'unary') return null;
  if (filter.kind === 'combined') {
    if (filter.op === 'OR') return null;
    return filter.filters.map(rangeField).find((found) => found !== null) ?? null;
  }
  const isExact = ['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'].includes(filter.op);
  return isExact ? null : filter.fieldPath;
}
