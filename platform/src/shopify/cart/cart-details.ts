import type { CartAttribute } from './cart.ts';
import {
  attributeTooLong,
  type CartUserError,
  noteTooLong,
  tooManyAttributes,
} from './user-errors.ts';

/** A key given twice keeps its first place and its last value, as Shopify does. */
export function collapseAttributes(attributes: readonly CartAttribute[]): readonly CartAttribute[] {
  const valueByKey = new Map<string, string>();
  for (const { key, value } of attributes) valueByKey.set(key, value);
  return [...valueByKey].map(([key, value]) => ({ key, value }));
}

/** Two attribute sets with the same signature are the same set, in whatever order they were given. */
export function attributesSignature(attributes: readonly CartAttribute[]): string {
  const pairs = attributes.map(({ key, value }): [string, string] => [key, value]);
  return JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Codes keep the spelling they were given in; the same code twice (case and blanks aside) is one. */
export function collapseCodes(codes: readonly string[]): readonly string[] {
  const byMeaning = new Map<string, string>();
  for (const code of codes) {
    const meaning = code.trim().toLowerCase();
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, code);
  }
  return [...byMeaning.values()];
}

const MAX_ATTRIBUTES = 25;
const MAX_KEY_CHARACTERS = 40;
const MAX_VALUE_CHARACTERS = 500;

/** Of a line or a cart, as they are kept: without repeated keys. */
export function checkAttributes(
  attributes: readonly CartAttribute[],
  field: readonly string[],
): readonly CartUserError[] {
  const kept = collapseAttributes(attributes);
  if (kept.length > MAX_ATTRIBUTES) return [tooManyAttributes(field, MAX_ATTRIBUTES)];
  return attributes.flatMap(({ key, value }, index) => {
    const path = [...field, String(index)];
    if (key.length > MAX_KEY_CHARACTERS) {
      return [attributeTooLong([...path, 'key'], MAX_KEY_CHARACTERS)];
    }
    if (value.length > MAX_VALUE_CHARACTERS) {
      return [attributeTooLong([...path, 'value'], MAX_VALUE_CHARACTERS)];
    }
    return [];
  });
}

const MAX_NOTE_CHARACTERS = 5_000;

export function checkNote(
  note: string | null | undefined,
  field: readonly string[],
): readonly CartUserError[] {
  const characters = note ? [...note].length : 0;
  return characters > MAX_NOTE_CHARACTERS ? [noteTooLong(field, MAX_NOTE_CHARACTERS)] : [];
}
