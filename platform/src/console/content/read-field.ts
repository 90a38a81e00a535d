import { isDeepStrictEqual } from 'node:util';
import {
  isList,
  type Json,
  linksIn,
  richTextWords,
  toRichText,
} from '../../services/contentful/index.ts';
import type { ModelField } from './model.ts';
import { partsOf, putTogether } from './object-parts.ts';

/** What stands in the controls of a field, by the end of their names: empty for the only one. */
export type Typed = ReadonlyMap<string, string>;

interface Held {
  readonly stored: Json;
  /** What the controls showed: a fallback where nothing is stored. */
  readonly shown: Json;
}

export type FieldReading = { readonly value: Json } | { readonly problem: string };

const LOCAL = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/;
const MAX_SYMBOL = 256;

/** Texts that a field's controls show of a value. */
export function typedOf(field: ModelField, value: Json): Typed {
  if (field.control === 'link') {
    const links = linksIn(value).map(({ id }) => id);
    if (!field.isList) return new Map([['', links[0] ?? '']]);
    // Two more, to be chosen.
    return new Map([...links, '', ''].map((id, index) => [`.${index}`, id]));
  }
  const parts = field.control === 'object' && value !== null ? partsOf(value) : [];
  if (parts.length > 0) return new Map(parts.map(({ name, text }) => [name, text]));
  return new Map([['', textOf(field, value)]]);
}

function textOf({ control }: ModelField, value: Json): string {
  if (value === null) return '';
  if (control === 'rich') return richTextWords(value);
  if (control === 'object') return JSON.stringify(value, null, 2);
  if (isList(value)) return value.join('\n');
  if (control === 'boolean') return value === true ? 'yes' : 'no';
  if (control !== 'date') return String(value);
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text;
}

/** Reads a field's controls. One that shows what it showed keeps its value, with what no control can show. */
export function readField(field: ModelField, typed: Typed, { stored, shown }: Held): FieldReading {
  if (isDeepStrictEqual(typed, typedOf(field, shown))) return { value: stored };
  const text = typed.get('') ?? '';
  if (field.control === 'link') return readLinks(field, [...typed.values()].filter(Boolean));
  if (field.control === 'object' && !typed.has('')) return putTogether(typed);
  if (field.isList)
    return listValue(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    );
  if (text.trim() === '') return { value: null };
  return readText(field, text);
}

const listValue = (list: readonly Json[]) => ({ value: list.length === 0 ? null : list });

function readLinks({ isList: isMany, linkType }: ModelField, ids: readonly string[]): FieldReading {
  const links = ids.map((id) => ({ sys: { type: 'Link', linkType, id } }));
  return isMany ? listValue(links) : { value: links[0] ?? null };
}

function readText({ control }: ModelField, text: string): FieldReading {
  switch (control) {
    case 'integer':
    case 'number': {
      const number = Number(text.replace(',', '.'));
      if (!Number.isFinite(number)) return { problem: `“${text}” is no number.` };
      if (control === 'integer' && !Number.isSafeInteger(number)) {
        return { problem: 'This is a whole number.' };
      }
      return { value: number };
    }
    case 'boolean':
      return { value: text === 'yes' };
    case 'date': {
      const isDate = LOCAL.test(text) || /(?:Z|[+-]\d\d:\d\d)$/.test(text);
      const isReal = isDate && !Number.isNaN(Date.parse(text));
      return isReal ? { value: text } : { problem: 'This is no date, such as 2026-12-24T09:00.' };
    }
    case 'rich':
      return readRich(text);
    case 'object':
      return readJson(text);
    default:
      return { value: text };
  }
}

function readRich(text: string): FieldReading {
  try {
    return { value: toRichText(text) };
  } catch (error) {
    return { problem: error instanceof RangeError ? `${error.message}.` : 'This cannot be read.' };
  }
}

function readJson(text: string): FieldReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'This is no JSON.' };
  }
}

/** Says what a value lacks by the rules of its field; null when nothing. */
export function problemOf(
  { control, isList: isMany, rules }: ModelField,
  value: Json,
): string | null {
  const ownWords = (usual: string) => rules.message ?? usual;
  const { least, most, among, pattern } = rules;
  const isNumber = typeof value === 'number';
  const size = isNumber ? value : isList(value) || typeof value === 'string' ? value.length : null;
  const unit = isNumber ? '' : isMany ? ' parts' : ' characters';
  if (size !== null && least !== null && size < least) {
    return ownWords(`At least ${least}${unit}; here are ${size}.`);
  }
  const limit = most ?? (control === 'text' && !isMany ? MAX_SYMBOL : null);
  if (size !== null && limit !== null && size > limit) {
    return ownWords(`At most ${limit}${unit}; here are ${size}.`);
  }
  const texts = [value].flat().filter((one) => typeof one === 'string');
  const odd = among.length === 0 ? undefined : texts.find((one) => !among.includes(one));
  if (odd !== undefined) return ownWords(`“${odd}” is none of ${among.join(', ')}.`);
  const off = pattern === null ? undefined : texts.find((one) => !pattern.test(one));
  return off === undefined ? null : ownWords(`“${off}” does not have the form that is asked for.`);
}
