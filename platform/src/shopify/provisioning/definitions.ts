import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';
import { readDefinitions, saveDefinitions } from './imported-definitions.ts';

const NO_ACCESS = 'NONE';

const DEFINITIONS = defineTable('admin_metafield_definitions', {
  id: column.integer,
  shop: column.text,
  ownerType: column.text,
  namespace: column.text,
  key: column.text,
  name: column.text,
  type: column.text,
  storefront: column.text,
});
const ACCESS = defineTable('account_metafield_access', {
  definitionId: column.integer,
  access: column.text,
});

export type Definition = Omit<RowOf<typeof DEFINITIONS>, 'id' | 'shop'> & {
  readonly id: string;
  /** NONE, READ or READ_WRITE. */
  readonly customerAccount: string;
};

/** Owners whose definitions product files have, too. */
const FILE_OWNERS = [
  { owner: 'product', ownerType: 'PRODUCT' },
  { owner: 'variant', ownerType: 'PRODUCTVARIANT' },
] as const;

export function definitionsOf(sql: Sql, shop: string, ownerType: string): readonly Definition[] {
  const tail = 'WHERE shop = ? AND owner_type = ? ORDER BY id';
  const defined = DEFINITIONS.all(sql, tail, shop, ownerType).map(({ id, shop: _, ...row }) => ({
    ...row,
    id: String(id),
    customerAccount: ACCESS.find(sql, 'WHERE definition_id = ?', id)?.access ?? NO_ACCESS,
  }));
  const names = new Set(defined.map(({ namespace, key }) => `${namespace}.${key}`));
  const { owner: fileOwner } = FILE_OWNERS.find((one) => one.ownerType === ownerType) ?? {};
  const imported = readDefinitions(sql, shop)
    .filter(({ owner }) => owner === fileOwner)
    .filter(({ namespace, key }) => !names.has(`${namespace}.${key}`))
    .map(({ namespace, key, name, type }) => ({
      id: `${ownerType}-${namespace}-${key}`,
      ownerType,
      namespace,
      key,
      name,
      type,
      // Files do not say so: the platform opens them all.
      storefront: 'PUBLIC_READ',
      customerAccount: NO_ACCESS,
    }));
  return [...defined, ...imported];
}

export function addDefinition(sql: Sql, shop: string, definition: Definition): void {
  const { customerAccount, ownerType, namespace, key, name, type } = definition;
  const id = Number(definition.id);
  DEFINITIONS.insert(sql, { ...definition, id, shop });
  if (customerAccount !== NO_ACCESS) {
    ACCESS.insert(sql, { definitionId: id, access: customerAccount });
  }
  // Columns of product files are read in this type.
  const file = FILE_OWNERS.find((one) => one.ownerType === ownerType);
  if (file) saveDefinitions(sql, shop, [{ owner: file.owner, namespace, key, name, type }]);
}
