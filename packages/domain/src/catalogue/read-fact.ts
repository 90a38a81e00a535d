import { formatDate } from '../dates.ts';
import { decodeEscapes } from '../query.ts';
import units from './units.json' with { type: 'json' };

/** Value of a fact as a page shows it. */
export type FactValue =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'html'; readonly html: string };

export type FactShow = 'text' | 'list' | 'table' | 'link' | 'richText' | 'file' | 'measure';

/** Metafield as the shop keeps it. */
export interface StatedFact {
  readonly type: string;
  readonly value: string;
  /** Address of the file that it refers to. */
  readonly fileUrl?: string | null;
}

const SHOWN_AS: readonly (readonly [type: RegExp, show: FactShow])[] = [
  [/^list\./, 'list'],
  [/^rich_text_field$/, 'richText'],
  [/^(url|link)$/, 'link'],
  [/^file_reference$/, 'file'],
  [/^json$/, 'table'],
];

/** Reads a metafield for a page; null for one that is empty, or cannot be shown so. */
export function readFact(
  stated: StatedFact,
  languageTag: string,
  show = SHOWN_AS.find(([type]) => type.test(stated.type))?.[1] ?? 'text',
): FactValue | null {
  const { type, value, fileUrl } = stated;
  const json = jsonIn(value);
  switch (show) {
    case 'text':
    case 'measure':
      if (Array.isArray(json)) return readFact(stated, languageTag, 'list');
      return textsOf([textOf(type, value, json, languageTag)]);
    case 'list': {
      const itemType = type.replace(/^list\./, '');
      const items = Array.isArray(json) ? json : value.split(/[;\n]|,(?!\d)/);
      return textsOf(items.map((item) => textOf(itemType, plain(item), item, languageTag)));
    }
    case 'table':
      return tableOf(json ?? value.split('\n').map((row) => row.split(/:(.*)/s)));
    case 'link':
      return linkOf(json, value);
    case 'file':
      return linkOf(null, fileUrl ?? value, (href) => nameOfFile(href));
    case 'richText': {
      const html = json === null ? '' : richTextHtml(json);
      return html === '' ? null : { kind: 'html', html };
    }
  }
}

function textsOf(found: readonly (string | null)[]): FactValue | null {
  const texts = found.flatMap((text) => (text === null || text.trim() === '' ? [] : [text.trim()]));
  return texts.length === 0 ? null : { kind: 'texts', texts };
}

/** Shopify's units, of which some have names of their own at Intl. */
const UNITS: Readonly<Record<string, string>> = units;

function textOf(type: string, value: string, json: unknown, languageTag: string): string | null {
  if (type.startsWith('number_')) return numberOf(value, languageTag);
  if (type === 'date' || type === 'date_time') return dateOf(value);
  if (type === 'boolean') return value === 'true' ? '✓' : null;
  // A reference names something by its id alone.
  if (type.endsWith('_reference')) return null;
  if (typeof json !== 'object' || json === null) return value;
  if ('unit' in json && 'value' in json) {
    const unit = String(json.unit).toLowerCase();
    const known = UNITS[unit];
    const amount = String(json.value);
    if (known === undefined) return `${numberOf(amount, languageTag)} ${unit}`;
    return numberOf(amount, languageTag, { style: 'unit', unit: known });
  }
  if ('amount' in json && 'currency_code' in json) {
    const currency = { style: 'currency', currency: String(json.currency_code) } as const;
    return numberOf(String(json.amount), languageTag, currency);
  }
  if ('value' in json && 'scale_max' in json) return `${json.value} / ${json.scale_max}`;
  return null;
}

function numberOf(value: string, languageTag: string, style: Intl.NumberFormatOptions = {}) {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  // A year is a number, too: 1965 has no separator.
  const usual = { maximumFractionDigits: 3, useGrouping: 'min2' } as const;
  return new Intl.NumberFormat(languageTag, { ...usual, ...style }).format(number);
}

function dateOf(value: string): string | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : formatDate(date);
}

/** Takes an object, a list of pairs, or a list of objects of two fields. */
function tableOf(json: unknown): FactValue | null {
  if (typeof json !== 'object' || json === null) return null;
  const pairs = Array.isArray(json)
    ? json.map((row: unknown) => Object.values(Object(row)))
    : Object.entries(json);
  const rows = pairs.flatMap(([name, value]) => {
    const [left, right] = [plain(name).trim(), plain(value).trim()];
    return left === '' || right === '' ? [] : [[left, right] as const];
  });
  return rows.length === 0 ? null : { kind: 'table', rows };
}

function linkOf(
  json: unknown,
  value: string,
  nameOf: (href: string) => string = (href) => href.replace(/^https?:\/\/(www\.)?|\/$/g, ''),
): FactValue | null {
  const isObject = typeof json === 'object' && json !== null;
  const href = isObject && 'url' in json ? plain(json.url) : value.trim();
  if (!/^(https?:\/\/|\/(?!\/))/i.test(href)) return null;
  const text = isObject && 'text' in json ? plain(json.text) : '';
  return { kind: 'link', href, text: text || nameOf(href) };
}

function nameOfFile(href: string): string {
  return decodeEscapes(href.replace(/[?#].*$/, '').replace(/^.*\//, ''));
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === null || value === undefined ? '' : String(value);
}

function jsonIn(value: string): unknown {
  if (!/^\s*[[{]/.test(value)) return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Shopify's rich text as HTML, its texts escaped; the caller cleans what links lead to. */
function richTextHtml(node: unknown): string {
  if (typeof node !== 'object' || node === null || !('type' in node)) return '';
  const read = (name: string): unknown => Reflect.get(node, name);
  const children = read('children');
  const inner = Array.isArray(children) ? children.map(richTextHtml).join('') : '';
  switch (node.type) {
    case 'root':
      return inner;
    case 'paragraph':
      return `<p>${inner}</p>`;
    case 'heading':
      return `<h3>${inner}</h3>`;
    case 'list':
      return read('listType') === 'ordered' ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'list-item':
      return `<li>${inner}</li>`;
    case 'link':
      return `<a href="${escapeHtml(String(read('url')))}">${inner}</a>`;
    case 'text': {
      const text = escapeHtml(String(read('value') ?? '')).replaceAll('\n', '<br>');
      const strong = read('bold') === true ? `<strong>${text}</strong>` : text;
      return read('italic') === true ? `<em>${strong}</em>` : strong;
    }
    default:
      return inner;
  }
}
