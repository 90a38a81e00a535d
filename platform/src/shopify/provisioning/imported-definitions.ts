import { type Sql, textColumn } from '../../store/index.ts';

/** The type of a metafield, which a CSV does not contain. Per shop, as at Shopify. */
export interface MetafieldDefinition {
  readonly owner: 'product' | 'variant';
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

/** In the order in which they were defined: the order of an export's columns. */
export function readDefinitions(sql: Sql, shop: string): readonly MetafieldDefinition[] {
  return sql
    .prepare('SELECT * FROM metafield_definitions WHERE shop = ? ORDER BY rowid')
    .all(shop)
    .map((row) => ({
      owner: textColumn(row, 'owner') === 'variant' ? 'variant' : 'product',
      namespace: textColumn(row, 'namespace'),
      key: textColumn(row, 'key'),
      name: textColumn(row, 'name'),
      type: textColumn(row, 'type'),
    }));
}

export function saveDefinitions(
  sql: Sql,
  shop: string,
  definitions: readonly MetafieldDefinition[],
): void {
  const statement = sql.prepare(
    `INSERT INTO metafield_definitions (shop, owner, namespace, key, name, type)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (shop, owner, namespace, key)
     DO UPDATE SET name = excluded.name, type = excluded.type`,
  );
  for (const { owner, namespace, key, name, type } of definitions) {
    statement.run(shop, owner, namespace, key, name, type);
  }
}

export function removeDefinitions(sql: Sql, shop: string): void {
  sql.prepare('DELETE FROM metafield_definitions WHERE shop = ?').run(shop);
}
