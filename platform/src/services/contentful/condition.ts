import { wordsOf } from '../../shopify/catalogue/index.ts';
import type { Json } from './entity.ts';

export const OPERATORS = [
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'lt',
  'lte',
  'gt',
  'gte',
  'match',
] as const;
type Operator = 'eq' | (typeof OPERATORS)[number];

export interface Condition {
  /** Parameter as it was sent, for an error that names it. */
  readonly name: string;
  readonly path: readonly string[];
  readonly operator: Operator;
  readonly value: string;
}

/** Tells whether the values found at the condition's path fulfil it; a list fulfils it by any of its items. */
export function isFulfilled({ operator, value }: Condition, found: readonly Json[]): boolean {
  const held = found.filter((item) => item !== null).map(String);
  const listed = value.split(',').map((item) => item.trim());
  switch (operator) {
    case 'eq':
      return held.includes(value);
    case 'ne':
      return !held.includes(value);
    case 'in':
      return listed.some((item) => held.includes(item));
    case 'nin':
      return !listed.some((item) => held.includes(item));
    case 'all':
      return listed.every((item) => held.includes(item));
    case 'exists':
      return held.length > 0 === (value === 'true' || value === '1');
    case 'lt':
      return found.some((item) => compare(item, value) < 0);
    case 'lte':
      return found.some((item) => compare(item, value) <= 0);
    case 'gt':
      return found.some((item) => compare(item, value) > 0);
    case 'gte':
      return found.some((item) => compare(item, value) >= 0);
    case 'match':
      return hasWords(held, value);
  }
}

/** Numbers as numbers, dates by their moment, else by code point; NaN where both do not go together. */
export function compare(found: Json, value: string): number {
  if (typeof found === 'number') return found - Number(value);
  if (typeof found !== 'string') return Number.NaN;
  const [left, right] = [Date.parse(found), Date.parse(value)];
  if (/^\d{4}-/.test(found) && !Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return found < value ? -1 : Number(found > value);
}

/** Every word asked for begins a word of the texts, without case and accents. */
export function hasWords(texts: readonly string[], requested: string): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(requested).every((start) => words.some((word) => word.startsWith(start)));
}
