import type { IdAllocator } from '../../../protocol/index.ts';
import { column, defineTable, type Sql } from '../../../store/index.ts';
import type { CustomerMetafield, MetafieldName } from './metafield-rows.ts';

const METAFIELDS = defineTable('owner_metafields', {
  id: column.integer,
  shop: column.text,
  ownerId: column.text,
  namespace: column.text,
  key: column.text,
  type: column.text,
  value: column.text,
  createdAt: column.text,
  updatedAt: column.text,
});

/** Shop or order; its metafields are for apps alone. */
export interface MetafieldOwner {
  readonly shop: string;
  readonly ownerId: string;
}

export function findOwnerMetafield(
  sql: Sql,
  { shop, ownerId }: MetafieldOwner,
  { namespace, key }: MetafieldName,
): CustomerMetafield | null {
  const tail = 'WHERE shop = ? AND owner_id = ? AND namespace = ? AND key = ?';
  const row = METAFIELDS.find(sql, tail, shop, ownerId, namespace, key);
  if (row === null) return null;
  const { id: number, shop: _shop, ownerId: _owner, ...metafield } = row;
  return { number, ...metafield };
}

/** Writes a metafield; one that was there keeps its id. */
export function writeOwnerMetafield(
  sql: Sql,
  ids: IdAllocator,
  owner: MetafieldOwner,
  given: Omit<CustomerMetafield, 'number' | 'createdAt'>,
): CustomerMetafield {
  const known = findOwnerMetafield(sql, owner, given);
  const { namespace, key, type, value, updatedAt } = given;
  const number = known?.number ?? ids.next('Metafield');
  const createdAt = known?.createdAt ?? updatedAt;
  const row = { namespace, key, type, value, createdAt, updatedAt };
  METAFIELDS.upsert(sql, { ...owner, id: number, ...row }, 'id');
  return { number, ...row };
}

export function deleteOwnerMetafield(sql: Sql, owner: MetafieldOwner, name: MetafieldName): void {
  const known = findOwnerMetafield(sql, owner, name);
  if (known !== null) {
    sql.prepare('DELETE FROM owner_metafields WHERE id = ?').run(known.number);
  }
}
