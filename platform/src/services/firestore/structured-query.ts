import type { TypedValue } from './document.ts';
import { type Filter, parseFilter, rangeField } from './filter.ts';
import {
  count,
  fieldPathOf,
  InvalidQuery,
  list,
  oneOf,
  parseValue,
  record,
  text,
} from './read-json.ts';

export interface Order {
  readonly fieldPath: string;
  readonly isDescending: boolean;
}

/** A place in the order, by the values of the first of its fields. */
export interface Cursor {
  readonly values: readonly TypedValue[];
  /** Before what stands at that place; else after it. */
  readonly isBefore: boolean;
}

export interface StructuredQuery {
  readonly collectionId: string;
  readonly where: Filter | null;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The fields that are answered; null for all. */
  readonly select: readonly string[] | null;
}

const PARTS = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];
const DIRECTIONS = { ASCENDING: 1, DESCENDING: 2 } as const;

export function parseStructuredQuery(given: unknown): StructuredQuery {
  const query = record(given, 'structuredQuery');
  for (const name of Object.keys(query)) {
    if (!PARTS.includes(name)) {
      throw new InvalidQuery(`structuredQuery.${name} is not served here`);
    }
  }
  const [from, ...more] = list(query['from'], 'from');
  if (from === undefined || more.length > 0)
    throw new InvalidQuery('from must name one collection');
  const where = isGiven(query['where']) ? parseFilter(query['where']) : null;
  const orderBy = list(query['orderBy'] ?? [], 'orderBy').map(parseOrder);
  const implied = rangeField(where);
  return {
    collectionId: text(record(from, 'from')['collectionId'], 'from.collectionId'),
    where,
    orderBy:
      orderBy.length === 0 && implied !== null
        ? [{ fieldPath: implied, isDescending: false }]
        : orderBy,
    startAt: cursorOf(query['startAt'], 'startAt'),
    endAt: cursorOf(query['endAt'], 'endAt'),
    offset: count(query['offset'] ?? 0, 'offset'),
    limit: isGiven(query['limit']) ? count(query['limit'], 'limit') : null,
    select: isGiven(query['select']) ? parseSelect(query['select']) : null,
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function cursorOf(cursor: unknown, name: string): Cursor | null {
  if (!isGiven(cursor)) return null;
  const { values, before } = record(cursor, name);
  return { values: list(values, `${name}.values`).map(parseValue), isBefore: before === true };
}

function parseSelect(select: unknown): readonly string[] {
  const fields = list(record(select, 'select')['fields'] ?? [], 'select.fields');
  return fields.map((field) => fieldPathOf(field, 'select.fields'));
}

function parseOrder(order: unknown): Order {
  const { field, direction } = record(order, 'orderBy');
  const isDescending =
    isGiven(direction) &&
    direction !== 0 &&
    direction !== 'DIRECTION_UNSPECIFIED' &&
    oneOf(direction, DIRECTIONS, 'orderBy.direction') === 'DESCENDING';
  return { fieldPath: fieldPathOf(field, 'orderBy.field'), isDescending };
}
