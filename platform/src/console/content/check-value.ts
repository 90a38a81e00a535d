import { isList, type Json } from '../../services/contentful/index.ts';
import type { ModelField, Validation } from './model.ts';

const MAX_SYMBOL = 256;

/** Says what a value lacks by the rules of its field, in the model's own words where it has some; null when nothing. */
export function problemOf(
  { type, validations, itemValidations }: ModelField,
  value: Json,
  others: readonly Json[],
): string | null {
  if (value === null) return null;
  const items = isList(value) ? value : [value];
  const checks = [
    ...validations.map((rule) => brokenBy(rule, value, others)),
    ...itemValidations.flatMap((rule) => items.map((item) => brokenBy(rule, item, []))),
    type === 'Symbol' && items.some((one) => sizeOf(one) > MAX_SYMBOL)
      ? `At most ${MAX_SYMBOL} characters.`
      : null,
  ];
  return checks.find((problem) => problem !== null) ?? null;
}

function brokenBy(rule: Validation, value: Json, others: readonly Json[]): string | null {
  const { min, max } = rule.size ?? rule.range ?? {};
  const size = sizeOf(value);
  const isWord = typeof value === 'string';
  if (min != null && size < min) return rule.message ?? `At least ${min}; here are ${size}.`;
  if (max != null && size > max) return rule.message ?? `At most ${max}; here are ${size}.`;
  if (isWord && rule.in.length > 0 && !rule.in.includes(value)) {
    return rule.message ?? `“${value}” is none of ${rule.in.join(', ')}.`;
  }
  const { pattern, flags } = rule.regexp ?? { pattern: '', flags: '' };
  if (isWord && !new RegExp(pattern, flags).test(value)) {
    return rule.message ?? `“${value}” does not have the form that is asked for.`;
  }
  return rule.unique && others.includes(value)
    ? (rule.message ?? 'Another entry has the same.')
    : null;
}

/** Number of characters or parts, or the number itself. */
function sizeOf(value: Json): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || isList(value) ? value.length : 0;
}
