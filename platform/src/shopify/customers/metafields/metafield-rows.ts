import type { IdAllocator } from '../../../protocol/index.ts';
import { integerColumn, type Row, type Sql, textColumn } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';

type Who = Pick<Customer, 'id'>;

export interface MetafieldName {
  readonly namespace: string;
  readonly key: string;
}

export interface CustomerMetafield extends MetafieldName {
  readonly number: number;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

function metafieldOfRow(row: Row): CustomerMetafield {
  return {
    number: integerColumn(row, 'id'),
    namespace: textColumn(row, 'namespace'),
    key: textColumn(row, 'key'),
    type: textColumn(row, 'type'),
    value: textColumn(row, 'value'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}

export function listMetafields(sql: Sql, { id }: Who): readonly CustomerMetafield[] {
  return sql
    .prepare('SELECT * FROM customer_metafields WHERE customer_id = ? ORDER BY id')
    .all(id)
    .map(metafieldOfRow);
}

export function findMetafield(
  sql: Sql,
  who: Who,
  { namespace, key }: MetafieldName,
): CustomerMetafield | null {
  const row = sql
    .prepare(
      'SELECT * FROM customer_metafields WHERE customer_id = ? AND namespace = ? AND key = ?',
    )
    .get(who.id, namespace, key);
  return row === undefined ? null : metafieldOfRow(row);
}

/** One that was there keeps its id. */
export function writeMetafield(
  sql: Sql,
  ids: IdAllocator,
  who: Who,
  metafield: Omit<CustomerMetafield, 'number' | 'createdAt'>,
): CustomerMetafield {
  const { namespace, key, type, value, updatedAt } = metafield;
  const known = findMetafield(sql, who, metafield);
  const written: CustomerMetafield = {
    number: known?.number ?? ids.next('Metafield'),
    namespace,
    key,
    type,
    value,
    createdAt: known?.createdAt ?? updatedAt,
    updatedAt,
  };
  sql
    .prepare(
      `INSERT INTO customer_metafields
         (id, customer_id, namespace, key, type, value, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET type = excluded.type, value = excluded.value,
         updated_at = excluded.updated_at`,
    )
    .run(written.number, who.id, namespace, key, type, value, written.createdAt, updatedAt);
  return written;
}

export function deleteMetafield(sql: Sql, who: Who, name: MetafieldName): boolean {
  const known = findMetafield(sql, who, name);
  if (known === null) return false;
  sql.prepare('DELETE FROM customer_metafields WHERE id = ?').run(known.number);
  return true;
}
