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

/** Texts in the controls of a field, by the end of their names: empty for the only one. */
export type Typed = ReadonlyMap<string, string>;

export type FieldReading = { readonly value: Json } | { readonly problem: string };

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/;

/** Texts that a field's controls show of a value. */
export function typedOf({ type, isList: isMany }: ModelField, value: Json): Typed {
  if (type === 'Link' && isMany) {
    const ids = linksIn(value).map(({ id }) => id);
    // Two more, to be chosen.
    return new Map([...ids, '', ''].map((id, index) => [`.${index}`, id]));
  }
  const parts = type === 'Object' && value !== null ? partsOf(value) : [];
  if (parts.length > 0) return new Map(parts.map(({ name, text }) => [name, text]));
  return new Map([['', value === null ? '' : textOf(type, value)]]);
}

function textOf(type: string, value: Json): string {
  if (type === 'Link') return linksIn(value)[0]?.id ?? '';
  if (type === 'RichText') return richTextWords(value);
  if (type === 'Boolean') return value === true ? 'yes' : 'no';
  if (type === 'Date' && typeof value === 'string' && value.length === 10) return `${value}T00:00`;
  if (isList(value) && type === 'Symbol') return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** Reads a field's controls; a value that cannot be is told in words. */
export function readField(field: ModelField, typed: Typed): FieldReading {
  const { type, linkType, isList: isMany } = field;
  const text = typed.get('');
  if (type === 'Link') {
    const ids = [...typed.values()].filter((id) => id !== '');
    const links = ids.map((id) => ({ sys: { type: 'Link', linkType, id } }));
    return isMany ? listValue(links) : { value: links[0] ?? null };
  }
  if (text === undefined) return putTogether(typed);
  if (text.trim() === '') return { value: null };
  if (!isMany) return readText(type, text);
  const lines = text.split('\n').map((line) => line.trim());
  return listValue(lines.filter((line) => line !== ''));
}

const listValue = (list: readonly Json[]) => ({ value: list.length === 0 ? null : list });

/** Tells whether the controls show what they showed of a value: then it stays, with what no control can show. */
export function isUntouched(field: ModelField, typed: Typed, shown: Json): boolean {
  return isDeepStrictEqual(typed, typedOf(field, shown));
}

function readText(type: string, text: string): FieldReading {
  switch (type) {
    case 'Integer':
    case 'Number': {
      const value = Number(text.replace(',', '.'));
      if (!Number.isFinite(value)) return { problem: `“${text}” is no number.` };
      const isAllowed = type === 'Number' || Number.isSafeInteger(value);
      return isAllowed ? { value } : { problem: 'This is a whole number.' };
    }
    case 'Boolean':
      return { value: text === 'yes' };
    case 'Date': {
      const isReal = MOMENT.test(text) && !Number.isNaN(Date.parse(text));
      return isReal ? { value: text } : { problem: 'This is no date, such as 2026-12-24T09:00.' };
    }
    case 'RichText':
      return readBy(toRichText, text);
    case 'Symbol':
    case 'Text':
      return { value: text };
    default:
      return readBy(JSON.parse, text);
  }
}

function readBy(read: (text: string) => Json, text: string): FieldReading {
  try {
    return { value: read(text) };
  } catch (error) {
    return { problem: `This cannot be read: ${error instanceof Error ? error.message : error}.` };
  }
}
