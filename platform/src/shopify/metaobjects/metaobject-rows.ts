import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';
import type { Metaobject, MetaobjectFields } from './metaobject.ts';

function metaobjectOfRow(row: Row): Metaobject {
  const fields: MetaobjectFields = JSON.parse(textColumn(row, 'fields'));
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    type: textColumn(row, 'type'),
    handle: textColumn(row, 'handle'),
    status: textColumn(row, 'status') === 'ACTIVE' ? 'ACTIVE' : 'DRAFT',
    fields,
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}

export function findMetaobjects(
  sql: Sql,
  shop: string,
  numbers: readonly number[],
): readonly Metaobject[] {
  return sql
    .prepare('SELECT * FROM metaobjects WHERE shop = ? AND id IN (SELECT value FROM json_each(?))')
    .all(shop, JSON.stringify(numbers))
    .map(metaobjectOfRow);
}

export function findMetaobjectByHandle(
  sql: Sql,
  shop: string,
  { type, handle }: Pick<Metaobject, 'type' | 'handle'>,
): Metaobject | null {
  const row = sql
    .prepare('SELECT * FROM metaobjects WHERE shop = ? AND type = ? AND handle = ?')
    .get(shop, type, handle);
  return row === undefined ? null : metaobjectOfRow(row);
}

/** Oldest first. */
export function listMetaobjects(sql: Sql, shop: string, type: string): readonly Metaobject[] {
  return sql
    .prepare('SELECT * FROM metaobjects WHERE shop = ? AND type = ? ORDER BY id')
    .all(shop, type)
    .map(metaobjectOfRow);
}

export function countMetaobjects(sql: Sql, shop: string, type: string): number {
  const row = sql
    .prepare('SELECT count(*) AS found FROM metaobjects WHERE shop = ? AND type = ?')
    .get(shop, type);
  return row === undefined ? 0 : integerColumn(row, 'found');
}

/** Those whose field `product` or `author` holds an id; oldest first. */
export function listMetaobjectsAbout(
  sql: Sql,
  shop: string,
  {
    type,
    about,
    id,
  }: { readonly type: string; readonly about: 'product' | 'author'; readonly id: string },
): readonly Metaobject[] {
  return sql
    .prepare(
      `SELECT * FROM metaobjects
       WHERE shop = ? AND type = ? AND json_extract(fields, '$.${about}') = ? ORDER BY id`,
    )
    .all(shop, type, id)
    .map(metaobjectOfRow);
}

export function putMetaobject(sql: Sql, metaobject: Metaobject): void {
  const { id, shop, type, handle, status, fields, createdAt, updatedAt } = metaobject;
  sql
    .prepare(
      `INSERT INTO metaobjects (id, shop, type, handle, status, fields, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, status = excluded.status,
         fields = excluded.fields, updated_at = excluded.updated_at`,
    )
    .run(id, shop, type, handle, status, JSON.stringify(fields), createdAt, updatedAt);
}

export function removeMetaobject(sql: Sql, { shop, id }: Pick<Metaobject, 'shop' | 'id'>): void {
  sql.prepare('DELETE FROM metaobjects WHERE shop = ? AND id = ?').run(shop, id);
}
