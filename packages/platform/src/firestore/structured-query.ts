import type { TypedValue } from './document.ts';

const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

export interface Comparison {
  readonly kind: 'compare';
  readonly fieldPath: string;
  readonly op: (typeof COMPARISONS)[number];
  readonly value: TypedValue;
}

interface Membership {
  readonly kind: 'in';
  readonly fieldPath: string;
  readonly values: readonly TypedValue[];
}

interface Combination {
  readonly kind: 'all' | 'any';
  readonly filters: readonly Filter[];
}

export type Filter = Comparison | Membership | Combination;

export interface Order {
  readonly fieldPath: string;
  readonly isDescending: boolean;
}

export interface StructuredQuery {
  readonly collectionId: string;
  readonly where: Filter | null;
  readonly orderBy: readonly Order[];
  readonly offset: number;
  readonly limit: number | null;
}

/** What the query says that cannot be served; the message names it. */
export class InvalidQuery extends Error {}

export function parseStructuredQuery(body: unknown): StructuredQuery {
  const query = record(record(body, 'body')['structuredQuery'], 'structuredQuery');
  for (const name of Object.keys(query)) {
    if (!['from', 'where', 'orderBy', 'offset', 'limit'].includes(name)) {
      throw new InvalidQuery(`structuredQuery.${name} is not served here`);
    }
  }
  const [from, ...more] = list(query['from'], 'from');
  if (from === undefined || more.length > 0)
    throw new InvalidQuery('from must name one collection');
  const { limit } = query;
  return {
    collectionId: text(record(from, 'from')['collectionId'], 'from.collectionId'),
    where: query['where'] === undefined ? null : parseFilter(query['where']),
    orderBy: list(query['orderBy'] ?? [], 'orderBy').map(parseOrder),
    offset: count(query['offset'] ?? 0, 'offset'),
    // The REST API takes the limit bare or wrapped as {"value": n}.
    limit:
      limit === undefined
        ? null
        : count(typeof limit === 'object' ? record(limit, 'limit')['value'] : limit, 'limit'),
  };
}

function parseFilter(filter: unknown): Filter {
  const parts = record(filter, 'where');
  if (parts['compositeFilter'] !== undefined) {
    const { op, filters } = record(parts['compositeFilter'], 'compositeFilter');
    if (op !== 'AND' && op !== 'OR')
      throw new InvalidQuery(`compositeFilter.op ${JSON.stringify(op)}`);
    return {
      kind: op === 'AND' ? 'all' : 'any',
      filters: list(filters, 'compositeFilter.filters').map(parseFilter),
    };
  }
  const { field, op, value } = record(parts['fieldFilter'], 'fieldFilter');
  const fieldPath = text(record(field, 'fieldFilter.field')['fieldPath'], 'fieldPath');
  if (op === 'IN') {
    const { arrayValue } = record(value, 'fieldFilter.value');
    const values = list(record(arrayValue, 'arrayValue')['values'] ?? [], 'arrayValue.values');
    return { kind: 'in', fieldPath, values: values.map(parseValue) };
  }
  const comparison = COMPARISONS.find((known) => known === op);
  if (comparison === undefined) throw new InvalidQuery(`fieldFilter.op ${JSON.stringify(op)}`);
  return { kind: 'compare', fieldPath, op: comparison, value: parseValue(value) };
}

function parseOrder(order: unknown): Order {
  const { field, direction } = record(order, 'orderBy');
  return {
    fieldPath: text(record(field, 'orderBy.field')['fieldPath'], 'orderBy.field.fieldPath'),
    isDescending: direction === 'DESCENDING',
  };
}

function parseValue(value: unknown): TypedValue {
  const { stringValue, integerValue, doubleValue, booleanValue, nullValue } = record(
    value,
    'value',
  );
  if (typeof stringValue === 'string') return { stringValue };
  if (typeof integerValue === 'string' && /^-?\d+$/.test(integerValue)) return { integerValue };
  if (typeof doubleValue === 'number') return { doubleValue };
  if (typeof booleanValue === 'boolean') return { booleanValue };
  if (nullValue === null) return { nullValue };
  throw new InvalidQuery('a filter compares with text, numbers, booleans and null');
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new InvalidQuery(`${name} must be an object`);
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InvalidQuery(`${name} must be a list`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new InvalidQuery(`${name} must be a text`);
}

function count(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new InvalidQuery(`${name} must be a whole number of at least 0`);
}
