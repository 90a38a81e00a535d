import { integerColumn, type Row, type Sql, textColumn } from '../core/index.ts';
import { readDefinitions, saveDefinitions } from '../import/index.ts';

export interface Definition {
  readonly id: string;
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly storefront: string;
}

export function definitionsOf(sql: Sql, shop: string, ownerType: string): readonly Definition[] {
  const made = sql
    .prepare(
      'SELECT * FROM admin_metafield_definitions WHERE shop = ? AND owner_type = ? ORDER BY id',
    )
    .all(shop, ownerType)
    .map(definitionOf);
  const names = new Set(made.map(({ namespace, key }) => `${namespace}.${key}`));
  const imported = readDefinitions(sql, shop)
    .filter(({ owner }) => ownerTypeOf(owner) === ownerType)
    .filter(({ namespace, key }) => !names.has(`${namespace}.${key}`))
    .map(({ namespace, key, name, type }) => ({
      id: `${ownerType}-${namespace}-${key}`,
      ...{ ownerType, namespace, key, name, type },
      // Files say nothing of it, and the platform opens them all.
      storefront: 'PUBLIC_READ',
    }));
  return [...made, ...imported];
}

export function addDefinition(
  sql: Sql,
  shop: string,
  { id, ownerType, namespace, key, name, type, storefront }: Definition,
): void {
  sql
    .prepare(
      `INSERT INTO admin_metafield_definitions
         (id, shop, owner_type, namespace, key, name, type, storefront)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(Number(id), shop, ownerType, namespace, key, name, type, storefront);
  // So that a file's columns are read in this type.
  if (ownerType === 'PRODUCT' || ownerType === 'PRODUCTVARIANT') {
    const owner = ownerType === 'PRODUCT' ? 'product' : 'variant';
    saveDefinitions(sql, shop, [{ owner, namespace, key, name, type }]);
  }
}

function ownerTypeOf(owner: 'product' | 'variant'): string {
  return owner === 'product' ? 'PRODUCT' : 'PRODUCTVARIANT';
}

function definitionOf(row: Row): Definition {
  return {
    id: String(integerColumn(row, 'id')),
    ownerType: textColumn(row, 'owner_type'),
    namespace: textColumn(row, 'namespace'),
    key: textColumn(row, 'key'),
    name: textColumn(row, 'name'),
    type: textColumn(row, 'type'),
    storefront: textColumn(row, 'storefront'),
  };
}
