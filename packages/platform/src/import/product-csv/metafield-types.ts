import type { MetafieldDefinition } from '../metafield-definition.ts';
import type { ProductRow } from './product-row.ts';
import type { MetafieldColumn } from './read-header.ts';
import { standardType } from './standard-metafields.ts';

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
  for (const { column, cell } of rows.flatMap(({ metafields }) => metafields)) {
    const id = idOf(column);
    if (known.has(id)) continue;
    const isMultiLine = cell.includes('\n') || found.get(id)?.type === 'multi_line_text_field';
    const { owner, namespace, key, name } = column;
    const text = isMultiLine ? 'multi_line_text_field' : 'single_line_text_field';
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
