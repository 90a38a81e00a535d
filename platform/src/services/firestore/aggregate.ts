import type { Document, TypedValue } from './document.ts';
import { fieldPathOf, InvalidQuery, list, record } from './read-json.ts';
import { valueAt } from './run-query.ts';

type Aggregation =
  | { readonly kind: 'count'; readonly alias: string }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly fieldPath: string };

/** At most five in one question, as at Firestore. */
const MAX_AGGREGATIONS = 5;

export function parseAggregations(given: unknown): readonly Aggregation[] {
  const aggregations = list(given, 'aggregations');
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS) {
    throw new InvalidQuery(`aggregations must be 1 to ${MAX_AGGREGATIONS}`);
  }
  return aggregations.map((aggregation, index): Aggregation => {
    const { alias, count, sum, avg } = record(aggregation, 'aggregation');
    const name = typeof alias === 'string' && alias !== '' ? alias : `field_${index + 1}`;
    if (count !== undefined) return { kind: 'count', alias: name };
    const kind = sum === undefined ? 'avg' : 'sum';
    const { field } = record(sum ?? avg, 'aggregation');
    return { kind, alias: name, fieldPath: fieldPathOf(field, `${kind}.field`) };
  });
}

export function aggregate(
  documents: readonly Document[],
  aggregations: readonly Aggregation[],
): Readonly<Record<string, TypedValue>> {
  return Object.fromEntries(aggregations.map((one) => [one.alias, resultOf(documents, one)]));
}

function resultOf(documents: readonly Document[], aggregation: Aggregation): TypedValue {
  if (aggregation.kind === 'count') return { integerValue: String(documents.length) };
  const values = documents.flatMap((document) => {
    const value = valueAt(document, aggregation.fieldPath);
    if (value === null) return [];
    if ('integerValue' in value) return [Number(value.integerValue)];
    return 'doubleValue' in value ? [value.doubleValue] : [];
  });
  const sum = values.reduce((total, value) => total + value, 0);
  if (aggregation.kind === 'sum') {
    return Number.isInteger(sum) ? { integerValue: String(sum) } : { doubleValue: sum };
  }
  return values.length === 0 ? { nullValue: null } : { doubleValue: sum / values.length };
}
