import { choice, type Decoder, list, object, record, text } from '../../protocol/json/index.ts';
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

export const field = object({ fieldPath: text });

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
const fieldFilter = object({ field, op: choice(...operators), value: typedValue });
const unaryFilter = object({ field, op: choice('IS_NULL', 'IS_NOT_NULL') });

export const filter: Decoder<Filter> = (value, path) => {
  const parts = record(value, path);
  if (parts['compositeFilter'] !== undefined) {
    const combination = object({ op: choice('AND', 'OR'), filters: list(filter) });
    return {
      kind: 'combined',
      ...combination(parts['compositeFilter'], `${path}.compositeFilter`),
    };
  }
  if (parts['unaryFilter'] !== undefined) {
    const { field, op } = unaryFilter(parts['unaryFilter'], `${path}.unaryFilter`);
    return { kind: 'unary', fieldPath: field.fieldPath, op };
  }
  const { field, ...compared } = fieldFilter(parts['fieldFilter'], `${path}.fieldFilter`);
  return { kind: 'field', fieldPath: field.fieldPath, ...compared };
};

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
