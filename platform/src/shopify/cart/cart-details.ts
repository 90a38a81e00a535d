import type { CartAttribute } from './cart.ts';
import { type CartUserError, limitExceeded } from './user-errors.ts';

/** Keeps the first place and the last value of a key given twice, as Shopify does. */
export function collapseAttributes(attributes: readonly CartAttribute[]): readonly CartAttribute[] {
  const valueByKey = new Map<string, string>();
  for (const { key, value } of attributes) valueByKey.set(key, value);
  return [...valueByKey].map(([key, value]) => ({ key, value }));
}

/** Returns the same signature for the same attributes in whatever order. */
export function attributesSignature(attributes: readonly CartAttribute[]): string {
  const pairs = attributes.map(({ key, value }): [string, string] => [key, value]);
  return JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Removes repeated codes (case and blanks aside); the rest keeps its spelling. */
export function collapseCodes(codes: readonly string[]): readonly string[] {
  const byMeaning = new Map<string, string>();
  for (const code of codes) {
    const meaning = code.trim().toLowerCase();
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, code);
  }
  return [...byMeaning.values()];
}

const MAX_ATTRIBUTES = 25;
const LIMITS = [
  ['key', 40],
  ['value', 500],
] as const;

/** Checks attributes of a line or a cart, counted as they are kept: without repeated keys. */
export function checkAttributes(
  attributes: readonly CartAttribute[],
  field: readonly string[],
): readonly CartUserError[] {
  const kept = collapseAttributes(attributes);
  if (kept.length > MAX_ATTRIBUTES) return [limitExceeded(field, 'attributes', MAX_ATTRIBUTES)];
  return attributes.flatMap((attribute, index) => {
    const long = LIMITS.find(([name, limit]) => attribute[name].length > limit);
    return long ? [limitExceeded([...field, String(index), long[0]], 'characters', long[1])] : [];
  });
}

const MAX_NOTE_CHARACTERS = 5_000;

export function checkNote(
  note: string | null | undefined,
  field: readonly string[],
): readonly CartUserError[] {
  if ([...(note ?? '')].length <= MAX_NOTE_CHARACTERS) return [];
  const message = `The note exceeds the maximum number of ${MAX_NOTE_CHARACTERS} characters.`;
  return [{ code: 'NOTE_TOO_LONG', field, message }];
}
