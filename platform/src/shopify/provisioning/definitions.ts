import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../store/index.ts';
import { readDefinitions, saveDefinitions } from './imported-definitions.ts';

const NO_ACCESS = 'NONE';

export interface Definition {
  readonly id: string;
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly storefront: string;
  /** NONE, READ or READ_WRITE. */
  readonly customerAccount: string;
}

export function definitionsOf(sql: Sql, shop: string, ownerType: string): readonly Definition[] {
  const made = sql
    .prepare(
      `SELECT admin_metafield_definitions.*, access FROM admin_metafield_definitions
       LEFT JOIN account_metafield_access ON definition_id = id
       WHERE shop = ? AND owner_type = ? ORDER BY id`,
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
      // Files do not say so: the platform opens them all.
      storefront: 'PUBLIC_READ',
      customerAccount: NO_ACCESS,
    }));
  return [...made, ...imported];
}

export function addDefinition(
  sql: Sql,
  shop: string,
  { id, ownerType, namespace, key, name, type, storefront, customerAccount }: Definition,
): void {
  sql
    .prepare(
      `INSERT INTO admin_metafield_definitions
         (id, shop, owner_type, namespace, key, name, type, storefront)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(Number(id), shop, ownerType, namespace, key, name, type, storefront);
  if (customerAccount !== NO_ACCESS) {
    sql
      .prepare('INSERT INTO account_metafield_access (definition_id, access) VALUES (?, ?)')
      .run(Number(id), customerAccount);
  }
  // Columns of product files are read in this type.
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
    customerAccount: textColumnOrNull(row, 'access') ?? NO_ACCESS,
  };
}
