import type { IdAllocator } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';

type Who = Pick<Customer, 'id'>;

const METAFIELDS = defineTable('customer_metafields', {
  id: column.integer,
  customerId: column.integer,
  namespace: column.text,
  key: column.text,
  type: column.text,
  value: column.text,
  createdAt: column.text,
  updatedAt: column.text,
});

type StoredMetafield = RowOf<typeof METAFIELDS>;
export type MetafieldName = Pick<StoredMetafield, 'namespace' | 'key'>;
export type CustomerMetafield = Omit<StoredMetafield, 'id' | 'customerId'> & {
  readonly number: number;
};

function metafieldOf({ id, customerId: _, ...row }: StoredMetafield): CustomerMetafield {
  return { number: id, ...row };
}

export function listMetafields(sql: Sql, { id }: Who): readonly CustomerMetafield[] {
  return METAFIELDS.all(sql, 'WHERE customer_id = ? ORDER BY id', id).map(metafieldOf);
}

export function findMetafield(
  sql: Sql,
  { id }: Who,
  { namespace, key }: MetafieldName,
): CustomerMetafield | null {
  const tail = 'WHERE customer_id = ? AND namespace = ? AND key = ?';
  const row = METAFIELDS.find(sql, tail, id, namespace, key);
  return row === null ? null : metafieldOf(row);
}

/** Writes a metafield; one that was there keeps its id. */
export function writeMetafield(
  sql: Sql,
  ids: IdAllocator,
  who: Who,
  { namespace, key, type, value, updatedAt }: Omit<CustomerMetafield, 'number' | 'createdAt'>,
): CustomerMetafield {
  const known = findMetafield(sql, who, { namespace, key });
  const row: StoredMetafield = {
    id: known?.number ?? ids.next('Metafield'),
    customerId: who.id,
    ...{ namespace, key, type, value },
    createdAt: known?.createdAt ?? updatedAt,
    updatedAt,
  };
  METAFIELDS.upsert(sql, row, 'id');
  return metafieldOf(row);
}

export function deleteMetafield(sql: Sql, who: Who, name: MetafieldName): boolean {
  const known = findMetafield(sql, who, name);
  if (known === null) return false;
  sql.prepare('DELETE FROM customer_metafields WHERE id = ?').run(known.number);
  return true;
}
