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
  const { pattern, flags } = rule.regexp ?? { pattern: '', flags: '' };
  const isListed = rule.in.length === 0 || rule.in.some((one) => one === value);
  const isFormed = new RegExp(pattern, flags).test(String(value));
  const problems = [
    min != null && size < min && `At least ${min}; here are ${size}.`,
    max != null && size > max && `At most ${max}; here are ${size}.`,
    !isListed && `“${value}” is none of ${rule.in.join(', ')}.`,
    !isFormed && `“${value}” does not have the form that is asked for.`,
    rule.unique && others.includes(value) && 'Another entry has the same.',
  ];
  const problem = problems.find((one) => one !== false);
  return problem === undefined ? null : (rule.message ?? problem);
}

/** Number of characters or parts, or the number itself. */
function sizeOf(value: Json): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || isList(value) ? value.length : 0;
}
