import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';

/** Values as Shopify writes them, by key; what is empty has no key. */
export type MetaobjectFields = Readonly<Record<string, string>>;

const METAOBJECTS = defineTable('metaobjects', {
  id: column.integer,
  shop: column.text,
  type: column.text,
  handle: column.text,
  status: column.oneOf(['ACTIVE', 'DRAFT']),
  fields: column.json<MetaobjectFields>(),
  createdAt: column.text,
  updatedAt: column.text,
});

export type Metaobject = RowOf<typeof METAOBJECTS>;
export type MetaobjectStatus = Metaobject['status'];

export function findMetaobjects(
  sql: Sql,
  shop: string,
  numbers: readonly number[],
): readonly Metaobject[] {
  const tail = 'WHERE shop = ? AND id IN (SELECT value FROM json_each(?))';
  return METAOBJECTS.all(sql, tail, shop, JSON.stringify(numbers));
}

export function findMetaobjectByHandle(
  sql: Sql,
  shop: string,
  { type, handle }: Pick<Metaobject, 'type' | 'handle'>,
): Metaobject | null {
  return METAOBJECTS.find(sql, 'WHERE shop = ? AND type = ? AND handle = ?', shop, type, handle);
}

/** Returns the oldest first. */
export function listMetaobjects(sql: Sql, shop: string, type: string): readonly Metaobject[] {
  return METAOBJECTS.all(sql, 'WHERE shop = ? AND type = ? ORDER BY id', shop, type);
}

/** Returns those whose field `product` or `author` holds an id; oldest first. */
export function listMetaobjectsAbout(
  sql: Sql,
  shop: string,
  {
    type,
    about,
    id,
  }: { readonly type: string; readonly about: 'product' | 'author'; readonly id: string },
): readonly Metaobject[] {
  const tail = `WHERE shop = ? AND type = ? AND json_extract(fields, '$.${about}') = ? ORDER BY id`;
  return METAOBJECTS.all(sql, tail, shop, type, id);
}

export function putMetaobject(sql: Sql, metaobject: Metaobject): void {
  METAOBJECTS.upsert(sql, metaobject, 'id');
}

export function removeMetaobject(sql: Sql, { shop, id }: Pick<Metaobject, 'shop' | 'id'>): void {
  sql.prepare('DELETE FROM metaobjects WHERE shop = ? AND id = ?').run(shop, id);
}
