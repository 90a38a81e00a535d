import { parseJson } from '../../../protocol/json/index.ts';
import type { MetafieldDefinition } from '../../../shopify/provisioning/index.ts';
import type { MetafieldColumn } from './columns.ts';
import { yesNo } from './fields.ts';
import { type ProductRow, withPoint } from './product-rows.ts';

/** Metafields that mean the same in every shop: Shopify's own app keeps there what a merchant recommends by hand. */
const RECOMMENDATIONS = {
  namespace: 'shopify--discovery--product_recommendation',
  keys: ['related_products', 'complementary_products'],
} as const;

type Named = Pick<MetafieldColumn, 'namespace' | 'key'>;

export function isRecommendation({ namespace, key }: Named): boolean {
  return (
    namespace === RECOMMENDATIONS.namespace && RECOMMENDATIONS.keys.some((known) => known === key)
  );
}

/** The type that Shopify gives to a metafield whoever defines it; null where a shop decides. */
export function standardType(column: Named): string | null {
  return isRecommendation(column) ? 'list.product_reference' : null;
}

export type FindDefinition = (column: MetafieldColumn) => MetafieldDefinition;

function idOf({ owner, namespace, key }: Omit<MetafieldDefinition, 'name' | 'type'>): string {
  return `${owner}.${namespace}.${key}`;
}

/** The types of a file's metafields; a column that neither the shop nor Shopify has defined is text. */
export function metafieldTypes(
  rows: readonly ProductRow[],
  definitions: readonly MetafieldDefinition[],
): { readonly find: FindDefinition; readonly undefinedColumns: readonly MetafieldDefinition[] } {
  const known = new Map(definitions.map((definition) => [idOf(definition), definition]));
  const found = new Map<string, MetafieldDefinition>();
  const lists = listColumns(rows);
  for (const { column, cell } of rows.flatMap(({ metafields }) => metafields)) {
    const id = idOf(column);
    if (known.has(id)) continue;
    const isMultiLine = cell.includes('\n') || found.get(id)?.type === 'multi_line_text_field';
    const { owner, namespace, key, name } = column;
    const single = lists.has(id) ? 'list.single_line_text_field' : 'single_line_text_field';
    const text = isMultiLine ? 'multi_line_text_field' : single;
    const type = standardType(column) ?? text;
    found.set(id, { owner, namespace, key, name: name === '' ? key : name, type });
  }
  return {
    undefinedColumns: [...found.values()],
    find(column) {
      const definition = known.get(idOf(column)) ?? found.get(idOf(column));
      if (definition === undefined) throw new Error(`${idOf(column)} is in no row`);
      return definition;
    },
  };
}

const MAX_ITEM_LENGTH = 40;

/** Columns of words between semicolons, as exports write lists, or of JSON lists; a sentence in one makes it a text. */
function listColumns(rows: readonly ProductRow[]): ReadonlySet<string> {
  const separated = new Set<string>();
  const texts = new Set<string>();
  for (const { column, cell } of rows.flatMap(({ metafields }) => metafields)) {
    const id = idOf(column);
    const listed = listIn(cell);
    const items = listed ?? cell.split(SEPARATOR);
    if (listed !== null || items.length > 1) separated.add(id);
    const isList = items.every((item) => item.length <= MAX_ITEM_LENGTH && !/[.!?<\n]/.test(item));
    if (!isList) texts.add(id);
  }
  return new Set([...separated].filter((id) => !texts.has(id)));
}

const SEPARATOR = '; ';

/** Texts of a cell that is a list in JSON, as other programs write them; null for anything else. */
function listIn(cell: string): readonly string[] | null {
  const items = parseJson(cell);
  return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : null;
}

export type ParseValue =
  | { readonly kind: 'ok'; readonly value: string }
  | { readonly kind: 'bad'; readonly reason: string };

/** A cell as Shopify stores it: lists become JSON, numbers and booleans are checked. */
export function metafieldFromCell(
  type: string,
  cell: string,
  hasDecimalCommas = false,
): ParseValue {
  if (type.startsWith('list.')) {
    // Lists of measures and the like are JSON in exports, too.
    if (Array.isArray(parseJson(cell))) return ok(cell);
    const items = cell.split(';').map((item) => item.trim());
    return ok(JSON.stringify(items.filter((item) => item !== '')));
  }
  // Exports guard numbers from spreadsheets with an apostrophe, which is no part of them.
  const unguarded = cell.replace(/^'/, '');
  const number = hasDecimalCommas ? withPoint(unguarded) : unguarded;
  switch (type) {
    case 'number_integer':
      return /^-?\d+$/.test(number) ? ok(number) : bad('must be a whole number', cell);
    case 'number_decimal':
      return /^-?\d+(\.\d+)?$/.test(number) ? ok(number) : bad('must be a number', cell);
    case 'boolean': {
      const isYes = yesNo.parse(cell);
      return isYes === undefined ? bad('must be true or false', cell) : ok(String(isYes));
    }
    case 'rating':
    case 'json':
      return parseJson(cell) === null && cell !== 'null' ? bad('must be JSON', cell) : ok(cell);
    default:
      return ok(cell);
  }
}

/** The way back: what the same cell is written as. */
export function cellFromMetafield(type: string, value: string): string {
  if (!type.startsWith('list.')) return value;
  const items = listIn(value);
  return items?.every((item) => !item.includes(';')) ? items.join(SEPARATOR) : value;
}

function ok(value: string): ParseValue {
  return { kind: 'ok', value };
}

function bad(expectation: string, cell: string): ParseValue {
  return { kind: 'bad', reason: `${expectation}, not "${cell}"` };
}
