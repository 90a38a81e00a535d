import type { IdAllocator } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';

const METAFIELD = {
  id: column.integer,
  namespace: column.text,
  key: column.text,
  type: column.text,
  value: column.text,
  createdAt: column.text,
  updatedAt: column.text,
};
const OF_CUSTOMERS = defineTable('customer_metafields', {
  customerId: column.integer,
  ...METAFIELD,
});
const OF_OTHERS = defineTable('owner_metafields', {
  shop: column.text,
  ownerId: column.text,
  ...METAFIELD,
});

type Who = Pick<Customer, 'id'>;
/** Customer, or a shop or an order, whose metafields are for apps alone. */
export type MetafieldOwner = Who | { readonly shop: string; readonly ownerId: string };

type StoredMetafield = RowOf<typeof OF_CUSTOMERS>;
export type MetafieldName = Pick<StoredMetafield, 'namespace' | 'key'>;
export type CustomerMetafield = Omit<StoredMetafield, 'id' | 'customerId'> & {
  readonly number: number;
};

function metafieldOf(row: Omit<StoredMetafield, 'customerId'>): CustomerMetafield {
  const { id: number, namespace, key, type, value, createdAt, updatedAt } = row;
  return { number, namespace, key, type, value, createdAt, updatedAt };
}

export function listMetafields(sql: Sql, { id }: Who): readonly CustomerMetafield[] {
  return OF_CUSTOMERS.all(sql, 'WHERE customer_id = ? ORDER BY id', id).map(metafieldOf);
}

export function findMetafield(
  sql: Sql,
  owner: MetafieldOwner,
  { namespace, key }: MetafieldName,
): CustomerMetafield | null {
  const tail = 'namespace = ? AND key = ? AND';
  const row =
    'ownerId' in owner
      ? OF_OTHERS.find(
          sql,
          `WHERE ${tail} shop = ? AND owner_id = ?`,
          namespace,
          key,
          owner.shop,
          owner.ownerId,
        )
      : OF_CUSTOMERS.find(sql, `WHERE ${tail} customer_id = ?`, namespace, key, owner.id);
  return row === null ? null : metafieldOf(row);
}

/** Writes a metafield; one that was there keeps its id. */
export function writeMetafield(
  sql: Sql,
  ids: IdAllocator,
  owner: MetafieldOwner,
  { namespace, key, type, value, updatedAt }: Omit<CustomerMetafield, 'number' | 'createdAt'>,
): CustomerMetafield {
  const known = findMetafield(sql, owner, { namespace, key });
  const row = {
    id: known?.number ?? ids.next('Metafield'),
    namespace,
    key,
    type,
    value,
    createdAt: known?.createdAt ?? updatedAt,
    updatedAt,
  };
  if ('ownerId' in owner) OF_OTHERS.upsert(sql, { ...owner, ...row }, 'id');
  else OF_CUSTOMERS.upsert(sql, { customerId: owner.id, ...row }, 'id');
  return metafieldOf(row);
}

export function deleteMetafield(sql: Sql, owner: MetafieldOwner, name: MetafieldName): boolean {
  const known = findMetafield(sql, owner, name);
  if (known === null) return false;
  const table = 'ownerId' in owner ? 'owner_metafields' : 'customer_metafields';
  sql.prepare(`DELETE FROM ${table} WHERE id = ?`).run(known.number);
  return true;
}
