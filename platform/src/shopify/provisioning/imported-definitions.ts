import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';

const DEFINITIONS = defineTable('metafield_definitions', {
  shop: column.text,
  owner: column.oneOf(['product', 'variant']),
  namespace: column.text,
  key: column.text,
  name: column.text,
  type: column.text,
});

/** Type of a metafield, which a CSV does not contain. Per shop, as at Shopify. */
export type MetafieldDefinition = Omit<RowOf<typeof DEFINITIONS>, 'shop'>;

/** Lists definitions as they were defined: the order of an export's columns. */
export function readDefinitions(sql: Sql, shop: string): readonly MetafieldDefinition[] {
  return DEFINITIONS.all(sql, 'WHERE shop = ? ORDER BY rowid', shop).map(
    ({ shop: _, ...definition }) => definition,
  );
}

export function saveDefinitions(
  sql: Sql,
  shop: string,
  definitions: readonly MetafieldDefinition[],
): void {
  for (const definition of definitions) {
    DEFINITIONS.upsert(sql, { ...definition, shop }, 'shop', 'owner', 'namespace', 'key');
  }
}

export function removeDefinitions(sql: Sql, shop: string): void {
  sql.prepare('DELETE FROM metafield_definitions WHERE shop = ?').run(shop);
}
