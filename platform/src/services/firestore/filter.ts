import * as v from 'valibot';
import { choice, list, text } from '../../protocol/json/index.ts';
import { compareValues, type TypedValue, typedValue, typeOrder } from './typed-value.ts';

interface FieldFilter {
  readonly kind: 'field';
  readonly fieldPath: string;
  readonly op: keyof typeof COMPARISONS;
  readonly value: TypedValue;
}

interface UnaryFilter {
  readonly kind: 'unary';
  readonly fieldPath: string;
  readonly op: 'IS_NULL' | 'IS_NOT_NULL';
}

interface Combination {
  readonly kind: 'combined';
  readonly op: 'AND' | 'OR';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | UnaryFilter | Combination;

export const field = v.object({ fieldPath: text });

type Compares = (own: TypedValue, given: TypedValue) => boolean;

const isEqual: Compares = (own, given) => compareValues(own, given) === 0;
const isNull = (value: TypedValue) => 'nullValue' in value;
const holds = (values: readonly TypedValue[], one: TypedValue) =>
  values.some((each) => isEqual(each, one));

/** Only values of one type have a more and a less. */
const inOrder =
  (isWanted: (order: number) => boolean): Compares =>
  (own, given) =>
    typeOrder(own) === typeOrder(given) && isWanted(compareValues(own, given));

const COMPARISONS = {
  EQUAL: isEqual,
  NOT_EQUAL: (own, given) => !isEqual(own, given) && !isNull(own),
  LESS_THAN: inOrder((order) => order < 0),
  LESS_THAN_OR_EQUAL: inOrder((order) => order <= 0),
  GREATER_THAN: inOrder((order) => order > 0),
  GREATER_THAN_OR_EQUAL: inOrder((order) => order >= 0),
  IN: (own, given) => holds(listIn(given), own),
  // Nothing is found with null among the values, as Firestore has it.
  NOT_IN: (own, given) =>
    !isNull(own) && !listIn(given).some((one) => isNull(one) || isEqual(own, one)),
  ARRAY_CONTAINS: (own, given) => holds(listIn(own), given),
  ARRAY_CONTAINS_ANY: (own, given) => listIn(given).some((one) => holds(listIn(own), one)),
} as const satisfies Readonly<Record<string, Compares>>;

const operators = Object.keys(COMPARISONS) as readonly FieldFilter['op'][];
const fieldFilter = v.object({ field, op: choice(...operators), value: typedValue });
const unaryFilter = v.object({ field, op: choice('IS_NULL', 'IS_NOT_NULL') });
const filters = list(v.lazy((): v.GenericSchema<unknown, Filter> => filter));
const combination = v.object({ op: choice('AND', 'OR'), filters });

export const filter = v.pipe(
  v.object({
    compositeFilter: v.optional(combination),
    unaryFilter: v.optional(unaryFilter),
    fieldFilter: v.optional(fieldFilter),
  }),
  v.transform(({ compositeFilter, unaryFilter, fieldFilter }): Filter | null => {
    if (compositeFilter) return { kind: 'combined', ...compositeFilter };
    if (unaryFilter) return { kind: 'unary', ...unaryFilter.field, op: unaryFilter.op };
    if (fieldFilter === undefined) return null;
    const { field, op, value } = fieldFilter;
    return { kind: 'field', ...field, op, value };
  }),
  v.custom<Filter>((found) => found !== null, 'is no filter that is served here'),
);

/** Tells whether a document whose fields `valueAt` reads is found; one without the field never is. */
export function matches(valueAt: (fieldPath: string) => TypedValue | null, asked: Filter): boolean {
  if (asked.kind === 'combined') {
    const isFound = (part: Filter) => matches(valueAt, part);
    return asked.op === 'AND' ? asked.filters.every(isFound) : asked.filters.some(isFound);
  }
  const value = valueAt(asked.fieldPath);
  if (value === null) return false;
  if (asked.kind === 'unary') return isNull(value) === (asked.op === 'IS_NULL');
  return COMPARISONS[asked.op](value, asked.value);
}

function listIn(value: TypedValue): readonly TypedValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
